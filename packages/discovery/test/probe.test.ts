import { seededRandom } from '@nim/core/random'
import { formatRuleset, parseRuleset, type PlayConvention } from '@nim/core/rules'
import { parse, parseTerm } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { IS_LONG, runs, SAMPLE, sampled } from '../../../vitest.sample.ts'
import { descriptionOf, judgedRow } from '../src/atlas/judge-row.ts'
import { parseAtlasLine } from '../src/atlas/row-line.ts'
import { solvedBox } from '../src/box/solved-box.ts'
import { contradictionOf } from '../src/probe/contradiction.ts'
import { wrongIn } from '../src/probe/wrong-in.ts'
import { discover } from '../src/discover/discover.ts'
import type { Candidate } from '../src/discover/discovery.ts'
import type { SoFar } from '../src/discover/so-far.ts'
import { atlasLines, ROW_FILES } from './atlas-lines.ts'

/** The rows of the atlas were judged with seed 1. This seed leads to other probes. */
const SEED = 20_231
const PROBES = 10_000

function probed(game: string, play: PlayConvention, says: string, probes = PROBES) {
  const ruleset = parseRuleset(game)
  const variables = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
  const question = { value: 'outcome', ruleset, play, variables, says: parse(says) } as const
  return contradictionOf(question, { seed: SEED, probes })
}

/** A position of the game is P if and only if all its piles are even. */
const EVEN = 'x1 == 0 (mod 2) and x2 == 0 (mod 2) and x3 == 0 (mod 2)'
const GAME = 'SN(3,{1,2,3})'

describe('probes far outside all boxes', () => {
  it.each([
    ['at a wall far away', `${EVEN} or x3 >= x1 + x2 + 900`],
    ['where one pile is large and the others are not', `${EVEN} and not (x3 >= 500 and x2 <= 1)`],
    ['on one line beyond a box', `${EVEN} and not (x1 == x2 and x2 == x3 and x1 >= 200)`],
    ['at one residue that no small box holds', `${EVEN} and not (x1 + x2 + x3 == 98 (mod 1000))`],
  ])('refute a formula that is right on a box but wrong %s', (_, says) => {
    const contradiction = probed(GAME, 'normal', says)
    expect(contradiction).not.toBeNull()
  })

  it('find no contradiction to a right formula', () => {
    expect(probed(GAME, 'normal', EVEN, 100_000)).toBeNull()
  })

  it('move a contradiction to the smallest position nearby', () => {
    const [x1, x2, x3] = probed(GAME, 'normal', `${EVEN} or x3 >= x1 + x2 + 900`)!
    expect(x3! - x2! - x1!).toBeGreaterThanOrEqual(900)
    expect(x3! - x2! - x1!).toBeLessThan(904)
    expect(x1! + x2!).toBeLessThan(8)
  })

  it('are the same for the same seed', () => {
    const says = `${EVEN} or x3 >= x1 + x2 + 900`
    expect(probed(GAME, 'normal', says)).toEqual(probed(GAME, 'normal', says))
  })

  it('work for games whose moves take several stones from a pile', () => {
    expect(probed('SUB(1;2,5)', 'normal', PERIOD)).toBeNull()
    expect(probed('SUB(1;2,5)', 'normal', `(${PERIOD}) and x1 <= 7000`)).not.toBeNull()
  })

  it('work for Grundy values and remoteness', () => {
    const about = {
      ruleset: parseRuleset('NIM(2,1)'),
      play: 'normal',
      variables: ['x1', 'x2'],
    } as const
    const remoteness = (says: string) =>
      contradictionOf(
        { value: 'remoteness', ...about, says: parseTerm(says) },
        { seed: SEED, probes: 2000 },
      )
    expect(remoteness('x1 + x2')).toBeNull()
    expect(remoteness('if x2 <= 300 then x1 + x2 else x2')).not.toBeNull()
    const grundy = (says: string) =>
      contradictionOf(
        { value: 'grundy', ...about, says: parseTerm(says) },
        { seed: SEED, probes: 2000 },
      )
    expect(grundy('(x1 + x2) mod 2')).toBeNull()
    expect(grundy('if x2 <= 300 then (x1 + x2) mod 2 else 0')).not.toBeNull()
  })
})

/** The outcomes of SUB(1;2,5) have the period 7. */
const PERIOD = 'x1 == 0 (mod 7) or x1 == 1 (mod 7) or x1 == 4 (mod 7)'

const ROWS = ROW_FILES.flatMap((file) => atlasLines(file).map(parseAtlasLine))

/** The number of probes for each candidate in the atlas. */
const OF_A_CANDIDATE = IS_LONG ? 1_000_000 : PROBES

/** The rows whose status is candidate, although a probe refutes them. */
function refutedCandidates(rows: typeof ROWS): typeof ROWS {
  const candidates = rows.filter(({ status }) => status === 'candidate')
  return candidates.filter((row) => contradictionIn(row, OF_A_CANDIDATE) !== null)
}

/** True for games in which a position with one large pile can be P. */
function isOutcomeOfThreePiles({ game, value, status }: (typeof ROWS)[number]): boolean {
  return game.startsWith('SN(3,') && value === 'outcome' && status === 'proved'
}

function contradictionIn(row: (typeof ROWS)[number], probes: number) {
  return contradictionOf(descriptionOf(row)!, { seed: SEED, probes })
}

describe('the rows in the atlas', () => {
  it('have the status candidate only if no probe contradicts them', () => {
    expect(refutedCandidates(ROWS)).toEqual([])
  })

  it('fail this test if a candidate is wrong far outside its box', () => {
    const [first] = sampled(ROWS.filter(isOutcomeOfThreePiles), 1000)
    const wrong = {
      ...first!,
      status: 'candidate',
      says: `(${first!.says}) and x3 <= 900`,
    } as const
    expect(refutedCandidates([...ROWS, { ...first!, status: 'candidate' }, wrong])).toEqual([wrong])
  })

  it('survive all probes if they are proved', () => {
    const proved = ROWS.filter(({ status }) => status === 'proved')
    for (const row of sampled(proved, 10)) {
      expect(contradictionIn(row, runs(2000, 10)), `${row.game} ${row.value}`).toBeNull()
    }
  })
})

describe('a candidate in an atlas', () => {
  const row = {
    game: GAME,
    play: 'normal',
    value: 'outcome',
    status: 'candidate',
    says: EVEN,
    cases: ['as the text says'],
    holdsTo: 20,
    why: 'not decidable this way',
    boxes: [20],
    density: 0.1,
    scan: { judgement: 'unclear', modulus: null, moduli: [] },
    regions: [],
    walls: [[1, 1, 1]],
    congruences: [],
  } as const

  it('stays a candidate if no probe refutes it', () => {
    expect(judgedRow(row, { seed: 1, probes: PROBES })).toBe(row)
  })

  it('becomes open if a probe refutes it, and names the smallest position at which it is wrong', () => {
    const wrong = { ...row, says: `${EVEN} or x3 >= x1 + x2 + 31` }
    const judged = judgedRow(wrong, { seed: 1, probes: PROBES })
    expect(judged).toMatchObject({ status: 'open', breaksAt: [[0, 0, 31]], wrong: 0, walls: [] })
    expect(judged.why).toContain('right on piles 0..20 is wrong at (0,0,31)')
    expect(parseAtlasLine(JSON.stringify(judged))).toEqual(judged)
  })
})

describe('discover', () => {
  it('learns from a position at which a probe refutes a candidate', () => {
    const steps: string[] = []
    const ruleset = parseRuleset('SUB(2;1,3)')
    const subject = { ruleset, play: 'normal', value: 'outcome' } as const
    const onLearned = ({ doing }: SoFar): void => void steps.push(doing)
    const options = { positions: 100, probes: 1000, onLearned }
    const { result, boxes, variables } = discover(subject, options)
    expect(steps.join()).toContain('wrong beyond it: at 6,13')
    expect(boxes).toEqual([12])
    expect(result.status).toBe('candidate')
    expect(wrongIn(solvedBox(subject, 60), (result as Candidate).says, variables)).toBeNull()
  })

  it('describes heaps by their residues, or leaves them open', () => {
    const random = seededRandom(SEED + SAMPLE)
    const heaps = Array.from({ length: 9 }, (_, i) => i + 1)
    for (let game = 0; game < 30; game++) {
      const stones = heaps.filter(() => random() < 0.4)
      const ruleset = parseRuleset(`SUB(1;${stones.length === 0 ? '9' : stones.join()})`)
      for (const value of ['outcome', 'grundy'] as const) {
        const subject = { ruleset, play: game % 2 === 0 ? 'normal' : 'misere', value } as const
        const { result, boxes, variables } = discover(subject, { probes: 1000 })
        if (result.status === 'open') continue
        const box = solvedBox(subject, 4 * boxes.at(-1)!)
        expect(wrongIn(box, result.says, variables), formatRuleset(ruleset)).toBeNull()
      }
    }
  })
})
