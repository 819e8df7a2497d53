import { exactSlowNim, slowSetNim } from '@nim/core/rules'
import { balancedFormula } from '@nim/core/setnim'
import { parse, parseTerm } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { type PointQuestion, proveByPoints } from '../../src/points/index.ts'
import { type Certificate, checkPoints } from '../../src/points-check/index.ts'
import { NIM_4_3, outcomes, values } from './questions.ts'

function certificateOf(question: PointQuestion): Certificate {
  const result = proveByPoints(question)
  if (result.answer !== 'proved') throw new Error(`not proved: ${JSON.stringify(result)}`)
  return JSON.parse(JSON.stringify(result.certificate)) as Certificate
}

const SOUND = [
  outcomes(slowSetNim(3, [2, 3]), balancedFormula(3, 2)),
  outcomes(slowSetNim(4, [2, 3, 4]), balancedFormula(4, 2)),
  NIM_4_3,
  values(
    'remoteness',
    slowSetNim(2, [1, 2]),
    parseTerm('x1 + x2 - [x1 mod 2 = 1 and x2 mod 2 = 1]'),
  ),
].map(certificateOf)

type Tampering = (certificate: Certificate) => void

/** The certificates with one change each, and a description of the change. */
function tamperings(sound: Certificate): [string, Tampering][] {
  const found: [string, Tampering][] = []
  for (const [i, { step, windows }] of sound.reducers.entries()) {
    const place = step.findIndex((value) => value > 1)
    if (place >= 0) {
      found.push([`step ${i} not in the lattice`, (c) => (c.reducers[i]!.step[place]! -= 1)])
    }
    for (const j of windows.keys()) {
      found.push([
        `window ${j} of step ${i} narrowed from above`,
        (c) => c.reducers[i]!.windows[j]![2]--,
      ])
      found.push([
        `window ${j} of step ${i} narrowed from below`,
        (c) => c.reducers[i]!.windows[j]![1]++,
      ])
      found.push([`window ${j} of step ${i} left out`, (c) => c.reducers[i]!.windows.splice(j, 1)])
    }
  }
  for (const [i, node] of sound.nodes.entries()) {
    if ('children' in node) {
      found.push([
        `a child of node ${i} left out`,
        (c) => (c.nodes[i] as typeof node).children.pop(),
      ])
      const other = sound.reducers.findIndex((_, z) => z !== node.reducer)
      if (i > 0) {
        found.push([
          `another step at node ${i}`,
          (c) => ((c.nodes[i] as typeof node).reducer = other),
        ])
      }
    } else {
      found.push([
        `a multiplier of node ${i} changed`,
        (c) => ((c.nodes[i] as typeof node).multipliers[0]![1] -= 1),
      ])
      found.push([
        `a larger denominator at node ${i}`,
        (c) => ((c.nodes[i] as typeof node).denominator += 1),
      ])
    }
  }
  for (const [i, { thresholds }] of sound.walls.entries()) {
    for (const j of thresholds.keys()) {
      found.push([
        `threshold ${j} of form ${i} left out`,
        (c) => c.walls[i]!.thresholds.splice(j, 1),
      ])
    }
  }
  return [
    ...found,
    ['a point dropped', (c) => (c.points.count -= 1)],
    ['a different digest', (c) => (c.points.digest = `sha256:${'0'.repeat(64)}`)],
    ['a different game', (c) => (c.question.ruleset = 'SN(4,{2,3})')],
    ['a game that is not slow', (c) => (c.question.ruleset = 'MOORE(4,2)')],
    ['the other play convention', (c) => (c.question.play = 'misere')],
    ['a different formula', (c) => (c.question.says = 'x1 == 0 (mod 2)')],
    ['a text that is not a formula', (c) => (c.question.says = 'x1 +')],
    ['an unknown variable', (c) => (c.question.says = 'y == 0 (mod 2)')],
    ['positions in any order', (c) => (c.question.sorted = false)],
    ['an unknown format', (c) => (c.format = 'other' as 'nimlab-points-1')],
    ['no walls', (c) => (c.walls = [])],
    ['no nodes', (c) => (c.nodes = [])],
  ]
}

describe('a certificate that was tampered with', () => {
  it.each(SOUND.map((sound) => [sound.question.ruleset!, sound] as const))(
    'about %s is rejected after any change',
    (_, sound) => {
      expect(checkPoints(sound)).toMatchObject({ accepted: true })
      const all = tamperings(sound)
      expect(all.length).toBeGreaterThan(35)
      const accepted = all.filter(([, tamper]) => {
        const copy = structuredClone(sound)
        tamper(copy)
        return checkPoints(copy).accepted
      })
      expect(accepted.map(([name]) => name)).toEqual([])
    },
  )

  it('is rejected if it is not a certificate at all', () => {
    expect(checkPoints(null)).toMatchObject({ accepted: false })
    expect(checkPoints({ ...SOUND[0], more: 1 })).toMatchObject({ accepted: false })
  })

  it('is rejected if the formula is wrong, no matter what the certificate states', () => {
    const sound = certificateOf(outcomes(exactSlowNim(3, 3), parse('x1 == 0 (mod 2)')))
    const wrong = structuredClone(sound)
    wrong.question.says = 'x1 == 1 (mod 2)'
    expect(checkPoints(wrong)).toEqual({
      accepted: false,
      why: 'the statement is wrong at 0,0,0',
    })
  })
})
