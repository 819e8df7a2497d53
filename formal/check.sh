#!/usr/bin/env bash
# Compiles the development from scratch, checks that the headline theorems rest on nothing and say what
# headlines.txt says, and that the verified checkers accept the proofs in games/, by points and by shift rules, and no
# altered one.
#   formal/check.sh            the development
#   formal/check.sh FILE...    also these files, written by nimlab prove --coq; of one its theorems are printed
# Needs Coq 8.16 (Debian: apt-get install --no-install-recommends coq). Leaves no file behind.
# COQCHK=1 also runs the independent checker coqchk over the compiled files.
# Needs Node too, for pins.mjs. UPDATE=1 writes headlines.txt and pins.txt anew, after a theorem was added.
set -euo pipefail

fail() { printf 'formal: %s\n' "$*" >&2; exit 1; }

extra=()
for file in "$@"; do
  [ -f "$file" ] || fail "$file: no such file"
  extra+=("$(realpath "$file")")
done
cd "$(dirname "$0")"
formal=$PWD

# Every file of the development is compiled, in the order of _CoqProject.
mapfile -t files < <(grep -E '^theories/.*\.v$' _CoqProject)
listed=$(printf '%s\n' "${files[@]}" | LC_ALL=C sort)
present=$(find theories -name '*.v' | LC_ALL=C sort)
[ "$listed" = "$present" ] || fail '_CoqProject and theories/ differ'

# No hole, no axiom, no switch that weakens the kernel.
forbidden='\b(Admitted|admit|give_up|Axioms?|Parameters?|Conjectures?|Abort)\b|bypass_check|Unset +(Guard|Positivity|Universe)|type-in-type|impredicative-set|Declare +ML'
if grep -nHE "$forbidden" "${files[@]}" games/*.v ${extra[@]+"${extra[@]}"}; then
  fail 'forbidden word'
fi

# What the headlines say, and every definition that they reach, is that of pins.txt: text, compared before anything
# is compiled.
if [ "${UPDATE:-0}" = 1 ]; then node pins.mjs >pins.txt; fi
node pins.mjs | diff pins.txt - || fail 'a statement or definition is not that of pins.txt'
command -v coqc >/dev/null || fail 'coqc not found'

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
cp -R _CoqProject theories games "$build"
cd "$build"

start=$SECONDS
for file in "${files[@]}"; do
  printf 'coqc %s\n' "$file"
  coqc -q -Q theories NimLab "$file"
done
printf 'compiled in %d s\n' $((SECONDS - start))

# The headline theorems: everything in Headlines.v.
mapfile -t headlines < <(sed -nE 's/^Theorem ([A-Za-z0-9_]+).*/\1/p' theories/Headlines.v)
for name in NT_1 NT_1_rule DH_C1 DH_T2_3 GMMV_T2 GMMV_D3_values \
  GMMV_D4_values GMMV_D4_m_rule GMMV_D4_m_rule_by_counts misere_remoteness_exists NT_L25 NT_5 NT_11 NT_6 NT_7 NT_8 NT_9_finite_basis NT_9_finitely_many NT_9 NT_9_partial NT_9_restricted NT_9_remoteness \
  NT_9_remoteness_misere NT_9_grundy NT_9_grundy_hypergraph Grundy_values_exist \
  NT_9_numbers NT_9_numbers_moves NT_9_numbers_strategy NT_9_numbers_further NT_9_reduction GMMV_C1_t \
  NT_13_shift_rules NT_13_beyond_the_box NT_13_finitely_many NT_13 NT_13_rules NT_13_remoteness NT_13_grundy; do
  [[ " ${headlines[*]} " == *" $name "* ]] || fail "theorem $name is missing"
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

# What the theorems say, and the definitions they name, as Coq prints them.
definitions=(
  Game.position Game.mask Game.total Game.size Game.plays Game.move Game.from_to MRule.exactly
  Outcome.Ppos Outcome.Npos PPositions.isP Options.options Misere.play Misere.misereP Misere.misereN
  Misere.P_position Level.capped Level.level Halves.lower Halves.upper WinningRule.follows_rule
  Reduction.unplayable Reduction.reduced Reduction.reduction Reduction.ctt Types.o Types.r
  Remoteness.remoteness Remoteness.solves_remoteness Values.solves_smith Values.solves_grundy MRule.m_move MRule.m_play
  Critical.dominated Critical.m_critical
  MisereCounting.piles MisereCounting.hits MisereCounting.surplus MisereCounting.first_time
  MisereCounting.at_time MisereCounting.over MisereOptions.contributed MisereOptions.evens_below MisereOptions.early
  MisereOptions.late MisereRemoteness.exception MisereTight.raised MisereTight.tight MisereTight.m_rule_exception Reduction.highest
  points.Presburger.formula points.Presburger.related points.Presburger.value points.SortedPiles.sorted points.SortedPiles.insert
  points.SortedPiles.heights points.HypergraphGame.edge_move points.PointsChecker.one_of
  points.FiniteBasis.right points.FiniteBasis.true_at points.FiniteBasis.basis_ok points.FiniteBasis.no_crossing points.FiniteBasis.irreducible
  points.FiniteBasis.inC points.PinningTree.sound
  points.Quantities.scope points.Quantities.quantity points.Quantities.true_of points.Quantities.attained points.Quantities.value_with
  points.Quantities.values_with points.Quantities.value_is points.Quantities.values_are points.Implications.named_by
  points.Implications.at_least points.ReductionNumbers.says_stack points.ReductionNumbers.stack_of_reduction
  shift.ShiftRules.meets shift.ShiftRules.shift shift.ShiftRules.drop shift.ShiftRules.inner shift.ShiftRules.room
  shift.ShiftRules.rules_ok shift.ShiftRules.edge shift.ShiftRules.settled_edge shift.ShiftRules.option_values
  shift.ShiftRules.good_edge shift.ShiftRules.changes_pass shift.ShiftChecker.shifts shift.ShiftChecker.value_from
  shift.ShiftChecker.value_by_rules shift.ShiftChecker.value_of_sorted shift.ShiftChecker.is_P_sorted
  shift.ShiftValues.number_of_sorted shift.ShiftValues.plus_nat shift.ShiftValues.no_change
)
says() { # LIBRARY FILE: the statements of the library's headline theorems
  {
    printf 'Require %s.\nSet Printing Width 100.\nSet Printing Depth 10000.\n' "$1"
    printf "Check $1.%s.\n" "${headlines[@]}"
    printf 'Print NimLab.%s.\n' "${definitions[@]}"
  } >Says.v
  coqc -q -Q theories NimLab -Q altered Altered Says.v >"$2"
}
mkdir altered
says NimLab.Headlines says.txt
if [ "${UPDATE:-0}" = 1 ]; then cp says.txt "$formal/headlines.txt"; fi
diff "$formal/headlines.txt" says.txt || fail 'a statement or definition is not that of headlines.txt'

# The comparison notices a theorem that says nothing, and nothing else.
sed -e '/^Theorem DH_C1 :/,/^Proof/c Theorem DH_C1 : True. Proof. exact I. Qed.' \
  theories/Headlines.v >altered/Headlines.v
coqc -q -Q theories NimLab -Q altered Altered altered/Headlines.v
says Altered.Headlines altered.txt
diff says.txt altered.txt >difference.txt && fail 'an altered statement is not noticed'
[ "$(grep '^>' difference.txt)" = '>      : True' ] || { cat difference.txt; fail 'other statements differ'; }

# Proofs by points and by shift rules: the verified checkers are run on each certificate.
theorems_of() { # FILE: its theorems, with the modules that they stand in
  sed -nE 's/^(Module|End) (Goal[0-9]+)\.$/\1 \2/p; s/^Theorem ([A-Za-z0-9_]+) :.*/Theorem \1/p' "$1" |
    awk '$1 == "Module" { at = $2 "." } $1 == "End" { at = "" } $1 == "Theorem" { print at $2 }'
}
asked=()
compile() { # NAME FILE: compiles games/FILE.v
  local names
  mapfile -t names < <(theorems_of "games/$2.v")
  [ "${#names[@]}" -gt 0 ] || fail "$1 has no theorem"
  { TIMEFORMAT=%1U && time coqc -q -Q theories NimLab -Q games NimLabGames "games/$2.v" >/dev/null 2>errors.txt; } 2>seconds.txt ||
    { cat errors.txt >&2; fail "$1 is not accepted"; }
  printf '%s: %d accepted, %s s\n' "$1" "${#names[@]}" "$(cat seconds.txt)"
  asked+=("${names[@]/#/NimLabGames.$2.}")
}
for file in games/*.v; do
  name=$(basename "$file" .v)
  [[ "$name" = Tampered* ]] || compile "$file" "$name"
done
for file in games/Tampered*.v; do coqc -q -Q theories NimLab -Q games NimLabGames "$file"; done
printf 'altered certificates: refused\n'
for i in ${extra[@]+"${!extra[@]}"}; do
  cp "${extra[$i]}" "games/Given_$i.v"
  compile "${extra[$i]}" "Given_$i"
done

# What they rest on is asked from outside, with full names.
{
  printf 'Require %s.\n' $(printf '%s\n' "${asked[@]}" | cut -d. -f1,2 | sort -u)
  printf 'Print Assumptions %s.\n' "${asked[@]}"
} >Rests.v
coqc -q -Q theories NimLab -Q games NimLabGames Rests.v >rests.txt
[ "$(sort -u rests.txt)" = 'Closed under the global context' ] && [ "$(wc -l <rests.txt)" -eq "${#asked[@]}" ] ||
  { cat rests.txt; fail 'a proof of a game rests on assumptions'; }
printf 'proofs of games: %d, no assumptions\n' "${#asked[@]}"
if [ "${#extra[@]}" -eq 1 ]; then
  # so that nothing is named like a definition of the development
  {
    printf 'Require NimLabGames.Given_0.\nSet Printing Width 100.\n'
    theorems_of games/Given_0.v | sed 's/.*/Check NimLabGames.Given_0.&./'
  } >Given.v
  coqc -q -Q theories NimLab -Q games NimLabGames Given.v
fi

if [ "${COQCHK:-0}" = 1 ]; then
  coqchk -silent -o -Q theories NimLab NimLab.Headlines >coqchk.txt 2>&1 || { cat coqchk.txt; fail 'coqchk'; }
  cat coqchk.txt
  grep -qE '^\* Axioms: <none>' coqchk.txt || fail 'coqchk lists axioms'
fi

printf 'formal: %d theorems, no assumptions\n' "${#headlines[@]}"
