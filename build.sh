#!/usr/bin/env bash
# Builds, serves, checks and tests Squarewise. Each step is one command that can be typed by hand.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
# Two crates far down in the bindgen step draw a notice about a Rust to come; it is not ours to mend.
export CARGO_FUTURE_INCOMPAT_REPORT_FREQUENCY=never

usage() {
  cat <<'END'
Usage: ./build.sh [COMMAND]

  build               write the site to dist/, ready for any static host (the default)
  serve [--port N]    build, serve on http://127.0.0.1:8080, and follow every change
  check [--coverage]  check the lessons and say everything that is wrong with them, and if asked what
                      stands behind each sentence
  new NAME            start a lesson: write www/lessons/en/NAME.toml, and add it to course.toml
  package             write <squarewise-board> for other pages to target/package, ready for npm
  test                set up what is missing, then run every test, in every browser there is
  fuzz [SECONDS]      try to break what is promised for any input, each promise for a minute
  help                show this

What is missing is set up in target/, browsers by apt where root can; a second run does no set-up.
With CI set, a test that must be skipped is a failure.
END
}

# Its build shows its progress before: see `parts` and `set_up`.
xtask() { cargo run --quiet --package xtask -- "$@"; }
# Unoptimised: the lessons are few, and an optimised build costs more than it saves.
squarewise() { cargo build --package site && cargo run --quiet --package site -- "$@"; }

# What a page needs besides lessons: fonts, and the boards' wasm and all JavaScript in target/web.
parts() { cargo build --package xtask && xtask npm www && xtask scripts && xtask wasm; }
build() { parts && squarewise build "$@"; }

# Everything the tests need; what cannot be had is noted as skipped.
set_up() {
  cargo build --package xtask
  xtask target
  xtask npm www
  xtask npm tests
  xtask npm crates/js
  skipped+=$(xtask browsers)
}

style() {
  if cargo fmt --version >/dev/null 2>&1; then
    cargo fmt --all --check
  else
    skipped+=$'\nformat: no rustfmt: rustup component add rustfmt'
  fi
  if cargo clippy --version >/dev/null 2>&1; then
    cargo clippy --workspace --exclude web --exclude js --all-targets -- --deny warnings
    cargo clippy --package web --target wasm32-unknown-unknown --all-targets -- --deny warnings
    cargo clippy --package web --features element --target wasm32-unknown-unknown -- --deny warnings
    # By itself: beside `web` it would be given std.
    cargo clippy --package js --target wasm32-unknown-unknown -- --deny warnings
  else
    skipped+=$'\nlints: no clippy: rustup component add clippy'
  fi
  RUSTDOCFLAGS='--deny warnings' cargo doc --quiet --no-deps
}

tests() {
  skipped='' times='' phase=''
  trap summary EXIT
  phase 'set-up'       set_up
  phase 'style'        style
  phase 'native tests' cargo test --no-fail-fast
  phase 'wasm tests'   xtask wasm-tests
  phase 'site'         build
  phase 'page tests'   cargo test --package tests --no-fail-fast
  phase=''
}

# Runs the phase $1 and keeps its time. The first that fails ends the tests.
phase() {
  phase=$1 && shift
  printf '\n== %s\n' "$phase"
  local start=$SECONDS
  "$@"
  times+=$(printf '\n  %-14s %4d s' "$phase" $((SECONDS - start)))
}

summary() {
  local code=$?
  printf '\n== Summary%s\n' "$times"
  [ -z "$skipped" ] || sed '/^$/d; s/^/  SKIPPED /' <<<"$skipped"
  if [ $code -ne 0 ]; then
    printf 'FAILED in: %s\n' "$phase"
  elif [ -n "$skipped" ] && [ -n "${CI:-}" ]; then
    printf 'FAILED: with CI set nothing may be skipped\n'
    code=1
  else
    printf 'All passed in %d s.\n' "$SECONDS"
  fi
  exit $code
}

# Coverage needs no sanitizer, so stable Rust will do: there is no unsafe code to watch.
fuzz() {
  local seconds=${1:-60} target
  for target in fen attempt san pgn lines game; do
    cargo fuzz run --fuzz-dir tests/fuzz --sanitizer none "$target" -- -max_total_time="$seconds" -max_len=1000
  done
}

# Ends with a line that says what to install, unless the command $1 is there.
need() {
  command -v "$1" >/dev/null || { echo "error: no $1; $2; if it is installed, open a new terminal" >&2; exit 2; }
}
need_rust() { need cargo 'install Rust by https://rustup.rs'; }
need_node() {
  need node 'install Node 20 or newer by https://nodejs.org'
  need npm 'it comes with Node: https://nodejs.org'
}

# Before a build of minutes; the server reads its arguments once more.
check_port() {
  while [ $# -gt 0 ]; do
    case $1 in
      --port)   check_number "${2:-}"; return ;;
      --port=*) check_number "${1#--port=}"; return ;;
    esac
    shift
  done
}
check_number() {
  [[ $1 =~ ^[0-9]{1,5}$ ]] && [ "$((10#$1))" -le 65535 ] && return
  echo "error: found --port \`$1\`, expected a number from 0 to 65535, like --port 8081" >&2
  exit 2
}

command=${1:-build}
[ $# -eq 0 ] || shift
case $command in
  build) need_rust && need_node && build "$@" ;;
  serve) check_port "$@" && need_rust && need_node && parts && squarewise serve "$@" ;;
  check) need_rust && squarewise check "$@" ;;
  package) need_rust && need_node && parts && squarewise package "$@" ;;
  new)   need_rust && squarewise new "$@" ;;
  test)  need_rust && need_node && tests ;;
  fuzz)  need_rust && need cargo-fuzz 'install it by cargo install cargo-fuzz' && fuzz "$@" ;;
  help | --help | -h) usage ;;
  *) echo "error: unknown command \`$command\`" >&2; usage >&2; exit 2 ;;
esac
