#!/usr/bin/env bash
# Runs the tests of all packages on the versions of Node that are promised and that CI does not run on, by npm's
# package `node`: scripts/test-on-nodes.sh [VERSION …]. `latest` is the newest.
set -euo pipefail
cd "$(dirname "$0")/../packages"

[ $# -gt 0 ] || set -- 22 24 latest
for version in "$@"; do
  for package in presburger core bruteforce prover report discovery sweep conjectures; do
    printf '\n== %s on Node %s\n' "$package" "$version"
    (cd "$package" && npx --yes "node@$version" ../../node_modules/vitest/vitest.mjs run)
  done
done
