import { readFileSync } from 'node:fs'
import { reference } from '@nim/bruteforce'
import { parseRuleset, seededRandom } from '@nim/core/rules'
import { evaluate, iff, assign, parse } from '@nim/presburger'
import { proveByPoints } from '@nim/prover/points'
import { checkPoints } from '@nim/prover/points-check'
import { expect, it } from 'vitest'
import { parseAtlasLine } from '../src/atlas/row-line.ts'

const ATLAS = new URL('../../../docs/atlas/', import.meta.url)
const SEED = 17
/** Rows that are changed, each in one constant. */
const SAMPLE = 24

const proved = ['sn.jsonl', 'hnim-3.jsonl'].flatMap((file) =>
  readFileSync(new URL(file, ATLAS), 'utf8')
    .trimEnd()
    .split('\n')
    .map(parseAtlasLine)
    .filter(({ status }) => status === 'proved'),
)

/** The text with one of its constants, drawn by lot, one larger; factors and moduli are constants too. */
function changed(says: string, random: () => number): string {
  const constants = [...says.matchAll(/(?<![x\d])\d+/g)]
  const { index, 0: digits } = constants[Math.floor(random() * constants.length)]!
  return `${says.slice(0, index)}${Number(digits) + 1}${says.slice(index + digits.length)}`
}

it('a row with one constant changed is refused, or says the same of all positions', () => {
  const random = seededRandom(SEED)
  let refused = 0
  for (let i = 0; i < SAMPLE; i++) {
    const { game, play, says } = proved[Math.floor(random() * proved.length)]!
    const ruleset = parseRuleset(game)
    const variables = Array.from({ length: ruleset.piles }, (_, k) => `x${k + 1}`)
    const text = changed(says!, random)
    const altered = parse(text)
    const question = { value: 'outcome', ruleset, play, variables, says: parse(says!) } as const
    const original = proveByPoints(question)
    const result = proveByPoints({ ...question, says: altered })
    if (original.answer !== 'proved') throw new Error(`${game} ${play} is not proved`)
    if (result.answer === 'refuted') {
      refused++
      // by the definition of the outcome, word for word
      const isP = reference(ruleset, 'outcome', play)(result.position) === 0
      const at = assign(variables, result.position)
      expect(evaluate(parse(says!), at), game).toBe(isP)
      const { certificate } = original
      const forged = { ...certificate, question: { ...certificate.question, says: text } }
      expect(checkPoints(forged).accepted, game).toBe(false)
    } else {
      const sorted = !game.startsWith('HNIM')
      const same = {
        value: 'statement',
        variables,
        sorted,
        says: iff(parse(says!), altered),
      } as const
      expect(proveByPoints(same).answer, game).toBe('proved')
    }
  }
  expect(refused).toBeGreaterThan(SAMPLE / 2)
})
