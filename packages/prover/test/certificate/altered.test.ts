import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from '@nim/presburger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  embeddedZ3,
  formulaDigest,
  type OutcomeGoal,
  prove,
  recheck,
  writeCertificate,
} from '../../src/index.ts'
import { always } from '../control/liar.ts'
import { PATH } from '../goals/goals.ts'
import { type Edit, resealed } from './resealed.ts'
import { unhurried } from '../solve/unhurried.ts'

type Alterations = readonly (readonly [string, Edit, RegExp])[]

const OTHER = `sha256:${'0'.repeat(64)}`
const WRONG: OutcomeGoal = { ...PATH, isP: parse('min(x2, x1 + x3 + 1) == 0 (mod 2)') }
const z3 = unhurried(embeddedZ3())
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nim-altered-'))
  for (const [name, goal] of Object.entries({ proved: PATH, refuted: WRONG })) {
    const checked = { max: 0, positions: 1, formulas: formulaDigest(goal), wrongAt: null }
    // oxlint-disable-next-line no-await-in-loop -- one solver
    const result = await prove(goal, { solver: z3 })
    expect(result.verdict).toBe(name)
    // oxlint-disable-next-line no-await-in-loop -- see above
    await writeCertificate(join(folder, name), goal, result, { claim: 'C', case: {}, checked })
  }
})
afterAll(async () => {
  await z3.close()
  await rm(folder, { recursive: true })
})

/**
 * This solver answers `unsat`, as the certificate states. So a recheck can reject an altered
 * certificate only by comparing its contents with the claim.
 */
const trusting = always({ status: 'unsat' })

/**
 * The problems that a recheck finds in a certificate. The list is empty if the recheck confirms the
 * certificate.
 */
async function objections(directory: string, goal: OutcomeGoal): Promise<string[]> {
  try {
    const { isConfirmed, problems } = await recheck(directory, goal, { solver: trusting })
    return isConfirmed ? [] : [...problems.map(({ problem }) => problem), 'not confirmed']
  } catch (error) {
    return [(error as Error).message]
  }
}

/** The problems of a copy of the certificate after an edit of its manifest. */
async function afterEdit(
  name: 'proved' | 'refuted',
  edit: (text: string) => string,
): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy-'))
  await cp(join(folder, name), copy, { recursive: true })
  const file = join(copy, 'manifest.json')
  const text = await readFile(file, 'utf8')
  const edited = edit(text)
  expect(edited).not.toBe(text)
  await writeFile(file, edited)
  const found = await objections(copy, name === 'proved' ? PATH : WRONG)
  for (const line of found) expect(line).not.toContain('\n')
  return found.join('\n')
}

const COUNTEREXAMPLE = {
  position: [0, 1, 0],
  expected: 'P',
  actual: 'N',
  explain: '',
  isSmallest: true,
  checkedBy: 'rules',
}

const OF_PROVED: Alterations = [
  [
    'format',
    (m) => (m.format = 3),
    /it has format 3, but this version of nimlab reads only format 4; repeat the proof/,
  ],
  ['the format as a string', (m) => (m.format = '4'), /manifest\.json: format: /],
  ['id', (m) => (m.goal.id = 'other'), /its goal differ/],
  ['kind', (m) => (m.goal.kind = 'partial'), /its goal differ/],
  ['ruleset', (m) => (m.goal.ruleset = 'SN(3,{1})'), /its goal differ/],
  ['play', (m) => (m.goal.play = 'misere'), /its goal differ/],
  ['variables', (m) => m.goal.variables.push(m.goal.variables.shift()), /its goal differ/],
  ['formula', (m) => (m.goal.formulas.isP = 'true'), /its goal differ/],
  ['an added formula', (m) => (m.goal.formulas['more'] = 'true'), /its goal differ/],
  ['assumption', (m) => (m.goal.assumed = 'DH-C1'), /its goal differ/],
  ['residues', (m) => (m.encoding.residues = 'none'), /its encoding differ/],
  ['modulus', (m) => (m.encoding.modulus = 7), /its encoding differ/],
  ['terms', (m) => (m.encoding.terms = 'direct'), /its encoding differ/],
  ['the verdict refuted', (m) => (m.verdict = 'refuted'), /it has no counterexample/],
  ['the verdict incomplete', (m) => (m.verdict = 'incomplete'), /does not state what is missing/],
  ['reason', (m) => (m.reason = 'none'), /verdict is proved, but it states what is missing/],
  [
    'counterexample',
    (m) => (m.counterexample = COUNTEREXAMPLE),
    /proved, but it has a counterexample/,
  ],
  [
    'a part number that is too large',
    (m) => (m.part = { number: 3, of: 2 }),
    /expected a number from 1 to/,
  ],
  [
    'the formulas of the box',
    (m) => (m.checked.formulas = OTHER),
    /its formulas on the box differ/,
  ],
  [
    'a position on the box',
    (m) => (m.checked.wrongAt = [0, 1]),
    /proved, but it states that the claim is wr/,
  ],
  ['argument', (m) => m.argument.pop(), /its argument differ/],
  ['statement', (m) => (m.conditions[0].statement = 'All is well.'), /its conditions differ/],
  ['the id of a condition', (m) => (m.conditions[0].id = 'other'), /its conditions differ/],
  ['no conditions', (m) => (m.conditions = []), /its conditions differ/],
  ['the number of simplified cases', (m) => m.conditions[0].simplified++, /its conditions differ/],
  [
    'the way in which a condition was settled',
    (m) => (m.conditions[0].by = 'raw'),
    /its conditions differ/,
  ],
  ['the number of files', (m) => m.conditions[0].files++, /its conditions differ/],
  ['no obligations', (m) => (m.obligations = []), /its obligations differ/],
  ['one obligation fewer', (m) => m.obligations.pop(), /its obligations differ/],
  ['a repeated obligation', (m) => m.obligations.push(m.obligations[0]), /its obligations differ/],
  [
    'the order of the obligations',
    (m) => m.obligations.push(m.obligations.shift()),
    /its obligations differ/,
  ],
  ['the id of an obligation', (m) => (m.obligations[0].id = 'other'), /its obligations differ/],
  [
    'the digest of a file',
    (m) => (m.obligations[0].sha256 = OTHER),
    /its digest differs from the mani/,
  ],
  ['answer', (m) => (m.obligations.at(-1).status = 'sat'), /its status in the manifest is sat/],
  ['the answer to a condition', (m) => (m.obligations[0].status = 'sat'), /its status .* is sat/],
  [
    'an obligation without an answer',
    (m) => (m.obligations.at(-1).status = 'not asked'),
    /its status .* is not asked/,
  ],
  ['a negative time', (m) => (m.seconds = -1), /manifest\.json: seconds: |seconds: /],
  ['the total time', (m) => (m.seconds = 0), /its obligation \S+ took longer than the whole proof/],
  [
    'the time of one obligation',
    (m) => (m.obligations[0].seconds = 1e9),
    /took longer than the whole proof/,
  ],
  ['an added key', (m) => (m.confirmed = true), /manifest\.json: .*confirmed|confirmed: /],
  ['a missing key', (m) => delete m.argument, /argument: /],
]

const OF_REFUTED: Alterations = [
  ['verdict', (m) => (m.verdict = 'proved'), /proved, but it has a counterexample/],
  ['no counterexample', (m) => (m.counterexample = null), /it has no counterexample/],
  [
    'a larger position',
    (m) => (m.counterexample.position = [0, 1, 2]),
    /is not the smallest|is not a counterexample/,
  ],
  [
    'a position where the formula is correct',
    (m) => (m.counterexample.position = [0, 0, 0]),
    /0,0,0 is not a counterexample/,
  ],
  ['the value by the claim', (m) => (m.counterexample.expected = 'X'), /the claim gives /],
  [
    'the value by the game',
    (m) => (m.counterexample.actual = 'X'),
    /the claim gives .*, and the game gives /,
  ],
  [
    'explanation',
    (m) => (m.counterexample.explain = 'so'),
    /its evidence differs from that of the rul/,
  ],
  [
    'smallest',
    (m) => (m.counterexample.isSmallest = false),
    /is the smallest, but the certificate does not state this/,
  ],
  ['argument', (m) => (m.argument = []), /its argument differ/],
  ['reason', (m) => (m.reason = 'none'), /verdict is refuted, but it states what is missing/],
  ['formula', (m) => (m.goal.formulas.isP = 'true'), /its goal differ/],
]

describe('a certificate that was not altered', () => {
  it('is confirmed', async () => {
    expect(await objections(join(folder, 'proved'), PATH)).toEqual([])
    expect(await objections(join(folder, 'refuted'), WRONG)).toEqual([])
  })
})

describe('a manifest is rejected after a change:', () => {
  it.each(OF_PROVED)('%s', async (_, edit, message) => {
    expect(await afterEdit('proved', (text) => resealed(text, edit))).toMatch(message)
  })

  it.each([
    [
      'a key that occurs twice',
      (text: string) => text.replace('{', '{\n  "verdict": "refuted",'),
      /differs from what/,
    ],
    ['blanks', (text: string) => text.replace(':', ' :'), /differs from what nimlab writes/],
    [
      'the digest',
      (text: string) => text.replace(/sha256:\w+"\n\}/, `${OTHER}"\n}`),
      /its digest does not match/,
    ],
    ['a value of another kind', () => 'null', /manifest\.json: it: /],
    ['text', () => '', /it is not valid JSON/],
  ] as const)('%s', async (_, edit, message) => {
    expect(await afterEdit('proved', edit)).toMatch(message)
  })
})

describe('the manifest of a refutation is rejected after a change:', () => {
  it.each(OF_REFUTED)('%s', async (_, edit, message) => {
    expect(await afterEdit('refuted', (text) => resealed(text, edit))).toMatch(message)
  })
})
