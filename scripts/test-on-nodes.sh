#!/usr/bin/env bash
# Runs the tests of all public packages on the supported versions of Node, which npm's package
# `node` provides: scripts/test-on-nodes.sh [VERSION …]. `latest` is the newest version.
set -euo pipefail
cd "$(dirname "$0")/.."

[ $# -gt 0 ] || set -- 20.19 22 24 latest
vitest=$PWD/node_modules/vitest/vitest.mjs
for version in "$@"; do
  for package in packages/{presburger,core,bruteforce,prover,report,discovery,sweep,conjectures} apps/experiments; do
    printf '\n== %s on Node %s\n' "$package" "$version"
    (cd "$package" && npx --yes "node@$version" "$vitest" run)
  done
done
