import { formatRuleset } from '@nim/core/rules'
import { boundsOf, finiteBasis, type OutcomeQuestion, proveByPoints } from '@nim/prover/points'
import { checkPoints } from '@nim/prover/points-check'
import { blocksMarkdown, heading, paragraphs, table } from '@nim/report/blocks'

/** For each game, the source of its formula. The list is in the order of the questions. */
const SOURCES = [
  'NT-4',
  'DH-T3.3',
  'DH-I2',
  'NT-3',
  'NT-4',
  'NT-T5',
  'DH-I3',
  'NT-4',
  'DH-T3.3',
  'DH-I2',
  'NT-4',
  'NT-4',
  'NT-T5',
  'NT-2',
  'NT-4',
  'NT-T5',
  'DH-I3',
  'GMMV-App-fix',
]

const HEAD = [
  'game',
  'formula of',
  'forms',
  'points',
  'largest pile',
  'B_pin',
  'B_ray',
  'proved in s',
  'checked in s',
  'bytes',
]

/**
 * A game that is proved by points, with the number of seconds that the proof and its check each
 * took.
 */
export interface TimedGame {
  readonly game: string
  /** The numbers of forms and points, the largest pile, and the bounds B_pin and B_ray. */
  readonly numbers: readonly (number | bigint)[]
  readonly seconds: number
  readonly checking: number
  readonly bytes: number
}

/**
 * Proves each question and checks the certificate.
 *
 * @param clock returns the processor time so far, in seconds
 * @throws Error if a game is not proved, or if the checker rejects its certificate
 */
export function timedGames(
  questions: readonly OutcomeQuestion[],
  clock: () => number,
): TimedGame[] {
  return questions.map((question) => {
    const game = formatRuleset(question.ruleset)
    const start = clock()
    const result = proveByPoints(question)
    const proved = clock()
    if (result.answer !== 'proved') throw new Error(`${game} is not proved`)
    const text = JSON.stringify(result.certificate)
    const read: unknown = JSON.parse(text)
    const begun = clock()
    if (!checkPoints(read).accepted) {
      throw new Error(`the checker rejects the certificate of ${game}`)
    }
    const checked = clock()
    const { pin, ray } = boundsOf(finiteBasis(question))
    return {
      game,
      numbers: [result.certificate.walls.length, result.points, result.largestPile, pin, ray],
      seconds: proved - start,
      checking: checked - begun,
      bytes: text.length,
    }
  })
}

/** The page about the games of the papers that nimlab proves at finitely many points. */
export function pointsPage(games: readonly TimedGame[], commit: string): string {
  const sum = (key: 'seconds' | 'checking'): string =>
    games.reduce((total, game) => total + game[key], 0).toFixed(1)
  return blocksMarkdown([
    heading(1, 'Games proved at finitely many points'),
    ...paragraphs(`\`npm run proofs:points\` wrote this page, on one core, at commit ${commit}. It is about P-positions in normal play. It lists all
7 games SN(3,A), the 10 games SN(4,A) whose formula is in the papers or in this folder, and NIM(4,3) by the corrected
appendix. [brute-force.md](brute-force.md) explains the linear forms, the irreducible points, and their largest pile. If the
formula is right on the box up to this pile, it is right everywhere. B_pin and B_ray are upper bounds for this pile, which are
known in advance: B_pin comes from the pinning tree, B_ray from vertices and rays. Times are in seconds of processor time. The
independent checker accepts all certificates. The proofs take ${sum('seconds')} s in all, and the checks ${sum('checking')} s.`),
    table(
      HEAD,
      games.map(({ game, numbers, seconds, checking, bytes }, i) => [
        game,
        SOURCES[i]!,
        ...numbers.map(String),
        seconds.toFixed(2),
        checking.toFixed(2),
        String(bytes),
      ]),
    ),
    ...paragraphs(`\`nimlab test GAME --says FORMULA --prove --by points\` proves any of these games again. For NIM(4,3), use
\`nimlab prove gmmv-app-fix --by points\`.`),
  ])
}
