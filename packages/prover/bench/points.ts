/**
 * Measures how long proofs by points and their checks take, and prints one line for each game.
 */
import { formatRuleset } from '@nim/core/rules'
import { type PointQuestion, proveByPoints } from '../src/points/index.ts'
import { checkPoints } from '../src/points-check/index.ts'
import { NIM_4_3, OTHERS, SET_NIM } from '../test/points/questions.ts'

for (const question of [...SET_NIM, NIM_4_3, ...OTHERS]) {
  const start = performance.now()
  const result = proveByPoints(question)
  const proved = performance.now()
  if (result.answer !== 'proved') throw new Error(`${nameOf(question)}: ${result.answer}`)
  const text = JSON.stringify(result.certificate)
  const { accepted } = checkPoints(JSON.parse(text))
  const checked = performance.now()
  process.stdout.write(
    [
      nameOf(question).padEnd(52),
      `${result.points} points`.padStart(13),
      `pile ${result.largestPile}`.padStart(9),
      `${result.certificate.walls.length} forms`.padStart(9),
      `${(proved - start).toFixed(0)} ms`.padStart(8),
      `check ${(checked - proved).toFixed(0)} ms`.padStart(14),
      `${text.length} bytes`.padStart(13),
      accepted ? 'accepted' : 'refused',
    ].join(' ') + '\n',
  )
}

function nameOf(question: PointQuestion): string {
  if (question.value === 'statement') return `statement about ${question.variables.join()}`
  return `${question.value} of ${formatRuleset(question.ruleset)}, ${question.play}`
}
