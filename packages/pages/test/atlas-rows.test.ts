import { fileURLToPath } from 'node:url'
import { theoremOn } from '@nim/conjectures/goals'
import { toText } from '@nim/presburger'
import { expect, it } from 'vitest'
import { judgedFiles } from '../src/atlas/judged-rows.ts'
import { readAtlas, type Row } from '../src/atlas/rows.ts'
import { filesIn } from '../src/files.ts'

const ATLAS = readAtlas(filesIn(fileURLToPath(new URL('../../../', import.meta.url))))

/** Rows that are open or candidates although a theorem of the registry decides their games. */
function decidedByTheorem(rows: readonly Row[]): Row[] {
  return rows.filter(
    ({ ruleset, play, status }) => status !== 'proved' && theoremOn(ruleset, play) !== null,
  )
}

it('no row stays open or a candidate if a theorem of the registry decides its game', () => {
  expect(ATLAS.rows.some(({ status }) => status !== 'proved')).toBe(true)
  expect(decidedByTheorem(ATLAS.rows)).toEqual([])
})

it.each(['open', 'candidate'] as const)(
  'the test detects a row of such a game with the status %s',
  (status) => {
    const row = { ...ATLAS.rows.find(({ game }) => game === 'SN(6,{4,6})')!, status }
    expect(decidedByTheorem([...ATLAS.rows, row])).toEqual([row])
  },
)

it('a row that a theorem decides has the formula of the registry', () => {
  const byTheorem = ATLAS.rows.filter(({ theorem }) => theorem !== undefined)
  expect(byTheorem.length).toBeGreaterThan(5)
  for (const { ruleset, play, game, theorem, says } of byTheorem) {
    const known = theoremOn(ruleset, play)!
    expect({ theorem: known.theorem, says: toText(known.says) }, game).toEqual({ theorem, says })
  }
})

it('judging the rows again changes no file', () => {
  expect([...judgedFiles(ATLAS, () => {}).keys()]).toEqual([])
})

it('judging gives an open row the formula of the theorem that decides its game', () => {
  const proved = ATLAS.rows.find(({ game }) => game === 'SN(6,{4,6})')!
  const open: Row = { ...proved, status: 'open', why: 'it is', breaksAt: [], wrong: 0 }
  const told: string[] = []
  const files = judgedFiles({ ...ATLAS, all: [open] }, ({ game }) => told.push(game))
  expect(told).toEqual(['SN(6,{4,6})'])
  const [row] = files.get('sn-6.jsonl')!
  expect(row).toMatchObject({ status: 'proved', theorem: 'NT-10', says: proved.says })
})
