import type { Command } from '@commander-js/extra-typings'
import { WAYS } from '../arguments/methods-of-proof.ts'
import { OPTIONS, PLAYS } from '../arguments/options.ts'
import { TABLE_VALUES } from '../arguments/value.ts'
import type { ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { proofOf } from '../proving/modes.ts'
import { runProof } from '../proving/run-proof.ts'
import { subjectOf } from '../proving/subject.ts'
import { withinBudget } from '../terminal/budget.ts'
import { proveByShifts } from '../shifts/prove-by-shifts.ts'
import { UsageError } from '../usage-error.ts'

const HELP =
  advancedHelp(`The argument is a claim (an id, an alias, a glob such as 'DH-*', or all) or a ruleset. With a ruleset, nimlab
proves or refutes the formula of --says for this game.

nimlab first compares each formula with the solved game on a box of about ten thousand positions. nimlab also
compares each formula with the result of the claim's check on this box, and with the formula in @nim/core. If any
comparison shows a difference, the command proves nothing and ends with exit code 4. The command also stops if the
solver gives a wrong answer to a control question, whose answer is known. The command prints a warning if nimlab was
never tested with this version of the solver.

--by any proves a case by checking finitely many points, if at most 20,000 points are enough to decide the case. For
other cases, nimlab uses a solver. If you name several solvers (--solver cvc5,z3), nimlab tries the next solver if
one does not answer within the time limit of a query. z3 and cvc5 first receive every condition unchanged. If
neither z3 nor cvc5 answers, nimlab splits the condition into cases and simplifies them. The line below the table
counts the conditions that simplification alone settled.

--by points evaluates the formula at finitely many positions that are enough to decide it for all positions. An
independent checker verifies the certificate, which --certificate writes to CASE.points.json. If the box that
contains these positions has at most a million positions, nimlab also solves this box. This method handles formulas
for the P-positions and for the remoteness. Such a formula must consist of linear terms, div, mod, min, max and
cases. Each move of the game must take exactly one stone from each pile that it changes. For other formulas, the
verdict is incomplete (exit code 3).

--coq FILE writes a Coq file for a case that was proved by points or by a solver. The file contains the game, the
formulas, and the points that decide each condition. The theorem is P_is_phi, P_where, P_and_N, remoteness_is,
grundy_value_is, or implied. The script formal/check.sh compiles FILE with the verified checker in formal/ and
prints the assumptions of the theorem. A theorem about P and N classifies positions; it does not prove that a
particular strategy wins.

--by written looks for objections to a written proof. The document must exist, and it must name the statement that
it proves. The exhaustive solver checks the claim, and every statement NT-... that the document names, on their
default boxes. nimlab does not verify the argument itself. --by coq compiles formal/ and lists the assumptions of
its theorems.

--by shifts needs a ruleset, but no formula. nimlab proves that a few shift rules solve the game. Such a rule has
the form "x has the same value as x - z if these inequalities hold". If nimlab already contains rules for the game,
it uses them. If there are no such rules, or with --seed, nimlab searches for new rules. nimlab prints the rules,
the number of comparisons that the checker made, and whether a formula is known to exist. If nimlab finds no rules,
it names the direction in which a rule is missing, and the exit code is 3. --out names the file for the certificate.
--coq FILE writes a Coq file for formal/check.sh; its theorem is P_by_rules, remoteness_by_rules or grundy_by_rules.
nimlab can write such a Coq file for the games SN(n,A), but not for Grundy values in misère play.

RULESET --says FORMULA proves a formula of your own (see nimlab help formulas). nimlab test --prove checks boxes
first. The certificate contains the game, the formula, the value and the play convention as text. nimlab recheck
rebuilds all queries from this text alone. If a module defines the game, the certificate lists the moves of the
game.

--seconds limits the time of the whole command, and --timeout limits the time of one query. At the time limit, or if
you press Ctrl-C, nimlab prints the decided cases and lists all other cases as incomplete. In this case, the exit
code is 3.

With --by smt, --shard i/N sends only the i-th of N parts of the queries to the solver. The result is one part of a
certificate. The verdict of a part is incomplete (exit code 3), unless the part refutes the claim (exit code 1).
--by parts joins the directories of the parts. nimlab rebuilds all queries from the claims, and verifies that every
query is in exactly one part. nimlab names the parts that are missing, altered, or from another proof.

--json prints one verdict record per line.

More examples:
  nimlab prove nim-4-3 --certificate out/
  nimlab prove slow-setnim --n 3..6 --threads 2
  nimlab prove slow-setnim --n 6 --by smt --shard 2/8 --certificate part2/
  nimlab prove gmmv-app-fix --by points --certificate out/
  nimlab prove gmmv-app-fix --by points --coq nim43.v     # formal/check.sh nim43.v checks it with Coq
  nimlab prove gmmv-t2 --n 4 --by smt --timeout 300
  nimlab prove slow-setnim --n 3..6 --seconds 600
  nimlab prove slow-setnim --n 5 --by smt --solver cvc5,z3
  nimlab prove part1/ part2/ part3/ --by parts --certificate all/
  nimlab prove "SN(4,{3})" --by shifts --out nim43.json
  nimlab prove "SN(4,{3})" --by shifts --coq nim43.v
  nimlab prove slow-setnim --by written`)

/** Adds `nimlab prove`: proves statements for all positions. */
export function addProve(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('prove')
    .description(
      'prove claims, or a formula of your own, for all positions; or find the smallest counterexample',
    )
    .argument(
      '[subject...]',
      'claims; or a ruleset with --says; or, with --by parts, the directories that --shard wrote',
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
          if (seed !== undefined) throw new UsageError('--seed needs --by shifts')
          if (out !== undefined) throw new UsageError('--out needs --by shifts')
          const flags = by === undefined ? others : { ...others, by }
          const proof = await proofOf(await subjectOf(names, flags), flags)
          return runProof(proof, budget, json === true)
        }),
      )
    })
}
