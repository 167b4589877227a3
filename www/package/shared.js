// What the parts of the class share, and pages have no name for.

export const ARRIVE = Symbol("arrive");
export const BEGIN = Symbol("begin");
export const BOARD = Symbol("board");
export const CHANGE = Symbol("change");
export const IDLE = Symbol("idle");
export const INTERNALS = Symbol("internals");
export const KEPT = Symbol("kept");
export const KIT = Symbol("kit");
export const OPEN = Symbol("open");
export const READ = Symbol("read");
export const READY = Symbol("ready");
export const REPORT = Symbol("report");
export const RESTORE = Symbol("restore");
export const SAID = Symbol("said");
export const SAY = Symbol("say");
export const TURN_TO = Symbol("turnTo");
export const WAITING = Symbol("waiting");
