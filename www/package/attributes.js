// The attributes of a board; those of the first two lists are properties too.

export const KEYS = ["fen", "piece", "below", "mode", "coordinates", "stars", "answer", "line", "ask", "squares", "goal", "answers", "caption", "tools"];
export const ADDRESSES = ["link", "lessons"];
export const ATTRIBUTES = [...KEYS, "link", "lessons", "orientation", "required", "disabled", "lang"];
