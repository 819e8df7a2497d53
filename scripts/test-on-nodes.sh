#!/usr/bin/env bash
# Tests what depends on the engine (arithmetic, generated code, WebAssembly, threads, files) on the versions of
# Node that are promised, by npm's package `node`: scripts/test-on-nodes.sh [VERSION …]
set -euo pipefail
cd "$(dirname "$0")/../packages"

[ $# -gt 0 ] || set -- 20.19 22 24
for version in "$@"; do
  printf '\n== Node %s\n' "$version"
  on_node() { npx --yes "node@$version" ../../node_modules/vitest/vitest.mjs run "$@"; }
  (cd presburger && on_node)
  (cd core && on_node)
  (cd bruteforce && on_node test/threads test/table-file test/wasm test/solve.test.ts)
done
