#!/usr/bin/env bash
# Pushes a folder as the one commit of the branch gh-pages: scripts/push-pages.sh FOLDER REMOTE.
set -euo pipefail
[ $# -eq 2 ] || { echo 'push-pages: expected FOLDER REMOTE' >&2; exit 2; }
[ -f "$1/index.html" ] || { echo "push-pages: $1 has no index.html: npm run pages" >&2; exit 2; }

git=$(mktemp -d)
trap 'rm -rf "$git"' EXIT
of_pages() { git --git-dir="$git" --work-tree="$1" -c user.name=nimlab -c user.email=nimlab@localhost "${@:2}"; }
of_pages "$1" init --quiet --initial-branch=gh-pages
of_pages "$1" add --all --force
of_pages "$1" commit --quiet --message "Build of $(git rev-parse HEAD)"
of_pages "$1" push --quiet --force "$2" gh-pages
