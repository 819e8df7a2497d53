import type { Command } from '@commander-js/extra-typings'
import { OPTIONS, PLAYS, WAYS } from '../arguments/options.ts'
import { TABLE_VALUES } from '../arguments/value.ts'
import type { ExitCode } from '../exit-code.ts'
import { proofOf } from '../proving/modes.ts'
import { runProof } from '../proving/run-proof.ts'
import { subjectOf } from '../proving/subject.ts'
import { withinBudget } from '../terminal/budget.ts'
import { proveByShifts } from '../shifts/prove-by-shifts.ts'
import { UsageError } from '../usage-error.ts'

const HELP = `
First nimlab compares each formula with the solved game on a box of some ten thousand positions, with the
claim's own check of that box, and with the formula in @nim/core. If they differ, the command ends with exit
code 4 and proves nothing. It also stops if the solver gives a wrong answer to a control question, whose answer
is known. It prints a warning if the solver's version was never tested.

Claims are ids, aliases, globs such as 'DH-*', or all. If the first argument is a ruleset, prove decides the
formula of --says about that game.

--by any proves each case at finitely many points, if at most 20,000 points decide it. Otherwise it asks a
solver. With several solvers, such as --solver cvc5,z3, nimlab asks the next one when a solver has no answer
within the time of a query. z3 and cvc5 first get every condition unchanged. If there is no answer, nimlab splits
the condition into cases and simplifies them. The line below the table counts the conditions that no solver
confirmed unsimplified.

--by points evaluates the formula at finitely many positions that decide it for all, and has an
independent checker verify the certificate, CASE.points.json in the directory asked for; the box that
holds these positions is solved too, where it has a million positions at most. It takes formulas for
the P-positions and the remoteness of games in which a move takes one stone from each of some piles,
with linear terms, div, mod, min, max and cases. Others are not decidable this way: the verdict is
incomplete, exit code 3.

With --coq FILE, by points or by a solver, a case that is proved also becomes a Coq file: the game, the
formulas, the points that decide each condition, and the theorem, P_is_phi, P_where, P_and_N,
remoteness_is, grundy_value_is, or implied. formal/check.sh FILE compiles it with the verified checker in
formal/ and prints the assumptions of the theorem. A theorem about P and N classifies positions; it does
not prove that a particular strategy wins.

--by written looks for objections: the document must be there and name what it proves, and the claim
and every statement NT-... that the document names is checked on its default boxes by the exhaustive
solver. It does not read the proof. --by coq compiles formal/ and asks what its theorems rest on.

With --by shifts the argument is a ruleset, not a claim, and no formula is needed. nimlab proves that a few shift
rules "x has the value of x - z where these inequalities hold" solve the game. It uses the rules that come with
nimlab, if there are any. Otherwise, and with --seed, it looks for new rules. It prints the rules, what the checker
compared, and whether a formula exists. Exit code 3: it found no rules, and names the direction in which one is
missing. --out names the file for the certificate.

RULESET --says FORMULA proves a formula of your own, in the language of nimlab test, without boxes before it;
nimlab test --prove does the same after them. The certificate holds game, formula, value and play as text, and nimlab
recheck builds all queries anew from that text alone. A game of a module is named by its moves.

With --seconds the command ends after this time; --timeout is the time of one query. At its end, and on
Ctrl-C, it prints all cases: those that are decided, and the others as incomplete. The exit code is 3.

--shard, with --by smt, asks the i-th of N parts of the queries. What it writes is a part of a certificate:
its verdict is incomplete, and the exit code 3 (1 if it refutes). --by parts takes the directories of the
parts. It rebuilds all queries from the claims, proves that every one is in exactly one of the parts, and
joins them; it names parts that are missing, altered, or of something else.

--json prints a verdict record a line.

Examples:
  nimlab prove nim-4-3 --certificate out/
  nimlab prove slow-setnim --n 3..6 --threads 2
  nimlab prove slow-setnim --n 6 --by smt --shard 2/8 --certificate part2/
  nimlab prove gmmv-app-fix --by points --certificate out/
  nimlab prove gmmv-app-fix --by points --coq nim43.v
  nimlab prove gmmv-t2 --n 4 --by smt --timeout 300
  nimlab prove slow-setnim --n 3..6 --seconds 600
  nimlab prove slow-setnim --n 5 --by smt --solver cvc5,z3
  nimlab prove "SN(3,{1})" --says "sum == 0 (mod 2)" --certificate out/
  nimlab prove part1/ part2/ part3/ --by parts --certificate all/
  nimlab prove "SN(4,{3})" --by shifts --out nim43.json
  nimlab prove slow-setnim --by written`

/** `nimlab prove`: verdicts for all positions. */
export function addProve(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('prove')
    .description(
      'prove claims, or a formula of your own, for all positions, or find the smallest counterexample',
    )
    .argument(
      '[subject...]',
      'claims, or a ruleset with --says, or with --by parts the directories that --shard wrote',
    )
    .addOption(OPTIONS.says())
    .addOption(OPTIONS.value(TABLE_VALUES).default(undefined, 'by the formula'))
    .addOption(OPTIONS.play(PLAYS).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .addOption(OPTIONS.n())
    .addOption(OPTIONS.k())
    .addOption(OPTIONS.where())
    .addOption(OPTIONS.by([...WAYS, 'shifts'] as const).default(undefined, 'any'))
    .addOption(OPTIONS.solver().default(undefined, 'cvc5,z3 if installed, else z3-wasm'))
    .addOption(OPTIONS.certificate())
    .addOption(OPTIONS.coq())
    .addOption(OPTIONS.out())
    .addOption(OPTIONS.seed())
    .addOption(OPTIONS.timeout().default(undefined, '60'))
    .addOption(OPTIONS.queryMemory())
    .addOption(OPTIONS.threads().default(undefined, '1'))
    .addOption(OPTIONS.shard())
    .addOption(OPTIONS.seconds())
    .addOption(OPTIONS.json())
    .addHelpText('after', HELP)
    .action(async (names, all) => {
      const { json, seconds, by, out, seed, ...others } = all
      finish(
        await withinBudget({ seconds }, async (budget) => {
          if (by === 'shifts') return proveByShifts(names, all, budget)
          if (seed !== undefined) throw new UsageError('--seed is of use with --by shifts')
          if (out !== undefined) throw new UsageError('--out is of use with --by shifts')
          const flags = by === undefined ? others : { ...others, by }
          const proof = await proofOf(await subjectOf(names, flags), flags)
          return runProof(proof, budget, json === true)
        }),
      )
    })
}
