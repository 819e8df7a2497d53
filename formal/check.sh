#!/usr/bin/env bash
# Compiles the development from scratch and checks that the headline theorems rest on nothing.
# Needs Coq 8.16 (Debian: apt-get install --no-install-recommends coq). Leaves no file behind.
# COQCHK=1 also runs the independent checker coqchk over the compiled files.
set -euo pipefail
cd "$(dirname "$0")"

fail() { printf 'formal: %s\n' "$*" >&2; exit 1; }
command -v coqc >/dev/null || fail 'coqc not found'

# Every file of the development is compiled, in the order of _CoqProject.
mapfile -t files < <(grep -E '^theories/.*\.v$' _CoqProject)
listed=$(printf '%s\n' "${files[@]}" | LC_ALL=C sort)
present=$(find theories -name '*.v' | LC_ALL=C sort)
[ "$listed" = "$present" ] || fail '_CoqProject and theories/ differ'

# No hole, no axiom, no switch that weakens the kernel.
forbidden='\b(Admitted|admit|give_up|Axioms?|Parameters?|Conjectures?|Abort)\b|bypass_check|Unset +(Guard|Positivity|Universe)|type-in-type|impredicative-set|Declare +ML'
if grep -nHE "$forbidden" "${files[@]}"; then
  fail 'forbidden word'
fi

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
cp -R _CoqProject theories "$build"
cd "$build"

start=$SECONDS
for file in "${files[@]}"; do
  printf 'coqc %s\n' "$file"
  coqc -q -Q theories NimLab "$file"
done
printf 'compiled in %d s\n' $((SECONDS - start))

# The headline theorems: everything in Headlines.v.
mapfile -t headlines < <(sed -nE 's/^Theorem ([A-Za-z0-9_]+).*/\1/p' theories/Headlines.v)
for name in NT_1 NT_1_rule DH_C1 DH_T2_3 GMMV_T2 NT_5 NT_6 NT_7 NT_8 GMMV_C1_t; do
  printf '%s\n' "${headlines[@]}" | grep -qx "$name" || fail "theorem $name is missing"
done
{
  echo 'From NimLab Require Import Headlines.'
  printf 'Print Assumptions %s.\n' "${headlines[@]}"
} >Assumptions.v
coqc -q -Q theories NimLab Assumptions.v >assumptions.txt
mapfile -t answers <assumptions.txt
[ "${#answers[@]}" -eq "${#headlines[@]}" ] || { cat assumptions.txt; fail 'assumptions found'; }
for i in "${!headlines[@]}"; do
  printf '%s: %s\n' "${headlines[$i]}" "${answers[$i]}"
  [ "${answers[$i]}" = 'Closed under the global context' ] || fail "${headlines[$i]} rests on assumptions"
done

if [ "${COQCHK:-0}" = 1 ]; then
  coqchk -silent -o -Q theories NimLab NimLab.Headlines >coqchk.txt 2>&1 || { cat coqchk.txt; fail 'coqchk'; }
  cat coqchk.txt
  grep -qE '^\* Axioms: <none>' coqchk.txt || fail 'coqchk lists axioms'
fi

printf 'formal: %d theorems, no assumptions\n' "${#headlines[@]}"
