import { fileURLToPath } from 'node:url'
import { formatRuleset, isSymmetric, moveSizes, type Ruleset } from '@nim/core/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { IS_LONG, sampled } from '../../../vitest.sample.ts'
import type { Row } from '../src/atlas/rows.ts'
import { differenceFromRow } from '../src/coq-statement/row-difference.ts'
import { filesIn, readAtlas } from '../src/index.ts'
import { coqRows, coqTextOfRow } from '../src/proofs/coq-files.ts'

const atlas = readAtlas(filesIn(fileURLToPath(new URL('../../../', import.meta.url))))
const nameOf = ({ game, play, value }: Row): string => `${value} of ${game}, ${play} play`
/**
 * Checks a row with many points only in the long run, because generating its file takes seconds or
 * minutes.
 */
const rows = coqRows(atlas.all).filter(({ points }) => IS_LONG || points! <= 100)

it.each(sampled(rows, 25).map((row) => [nameOf(row), row] as const))(
  'the Coq file of a row states the same as the row: the %s',
  (_, row) => {
    // coqTextOfRow compares the file that it generates with the row
    expect(coqTextOfRow(row).text).toContain('Theorem ')
  },
)

const few = (is: (row: Row) => boolean): Row =>
  rows.find((row) => row.points! <= 200 && row.says!.length > 40 && is(row)) ?? rows.find(is)!
const KINDS: readonly (readonly [string, Row])[] = (
  [
    ({ value, ruleset }) => value === 'outcome' && ruleset.kind !== 'HNIM',
    ({ value, play, ruleset }) =>
      value === 'outcome' && play === 'misere' && ruleset.kind === 'HNIM',
    ({ value, play }) => value === 'remoteness' && play === 'normal',
    ({ value, play }) => value === 'remoteness' && play === 'misere',
    ({ value, game }) => value === 'grundy' && game === 'HNIM(3;{3},{1,2})',
  ] as readonly ((row: Row) => boolean)[]
).map((is) => {
  const row = few(is)
  return [nameOf(row), row]
})

/** A name of the game by its moves: two rulesets with the same moves get the same name. */
const movesOf = (ruleset: Ruleset): string =>
  isSymmetric(ruleset) ? `${ruleset.piles} ${String(moveSizes(ruleset))}` : formatRuleset(ruleset)

/** The parts of a file that state something: the definition of the formula, and the theorem. */
const STATING = [
  /Definition phi .*?\.\n/s,
  /Module Term\..*?End Term\./s,
  /Theorem \w+ : .*?\.\nProof/s,
]

/** Tokens of a statement, each with the token that replaces it. Numbers are increased by 1. */
const CHANGED: Readonly<Record<string, string>> = {
  '<=?': '<?',
  '<?': '<=?',
  '=?': '<=?',
  '&&': '||',
  '||': '&&',
  '+': '*',
  mod: '/',
  true: 'false',
  false: 'true',
  Ppos: 'misereP',
  misereP: 'Ppos',
  sorted: 'rev',
  odd: 'even',
  forall: 'exists',
  '<->': '->',
  Plus: 'Max',
  Ge: 'Gt',
  Le: 'Lt',
  Eq: 'Ne',
  And: 'Or',
  Or: 'And',
  if: 'negb',
}
const WORD =
  /<->|<=\?|<\?|=\?|&&|\|\||\+|\d+|\b(?:mod|true|false|Ppos|misereP|sorted|odd|forall|Plus|Ge|Le|Eq|And|Or|if)\b/g

describe.each(KINDS)('a file on the %s', (_, row) => {
  let text: string
  beforeAll(() => {
    text = coqTextOfRow(row).text
  })

  it('is rejected after a change of any number, relation, connective or name in the statement', () => {
    const altered = STATING.flatMap((stating) => {
      const found = stating.exec(text)
      if (found === null) return []
      // blanks out comments, because a comment states nothing
      return [
        ...found[0].replaceAll(/\(\*.*?\*\)/gs, (all) => ' '.repeat(all.length)).matchAll(WORD),
      ].map(({ 0: word, index }) => {
        const at = found.index + index
        const other = CHANGED[word] ?? String(Number(word) + 1)
        return `${text.slice(0, at)}${other}${text.slice(at + word.length)}`
      })
    })
    expect(altered.length).toBeGreaterThan(10)
    for (const other of altered) expect(differenceFromRow(other, row), other).not.toBeNull()
  })

  it.each([
    [
      'redefines a name that the theorem uses',
      'Definition heights (x : position) := [0].\nTheorem',
    ],
    ['assumes an axiom', 'Axiom more : False.\nTheorem'],
    ['leaves a theorem without a proof', 'Theorem easier : True.\nAdmitted.\nTheorem'],
    ['imports another file', 'Require Import Other.\nTheorem'],
    ['changes the meaning of a notation', 'Notation "a =? b" := true.\nTheorem'],
  ])('is rejected if it %s', (__, planted) => {
    expect(differenceFromRow(text.replace('Theorem', planted), row)).toMatch(
      /^a file about a row has no such sentence: /,
    )
  })

  it('is rejected as the file of another game, play or value', () => {
    const others = atlas.all.filter(({ ruleset }) => movesOf(ruleset) !== movesOf(row.ruleset))
    for (const other of sampled(others, 20)) {
      expect(differenceFromRow(text, { ...row, game: other.game }), other.game).not.toBeNull()
    }
    const play = row.play === 'misere' ? 'normal' : 'misere'
    expect(differenceFromRow(text, { ...row, play })).toMatch(/^it states .* play, not /)
    const value = row.value === 'outcome' ? 'grundy' : 'outcome'
    expect(differenceFromRow(text, { ...row, value })).toMatch(/^it states the .*, not the /)
  })
})

it('the message about a file with the edges of another game names both lists of edges', () => {
  const row = rows.find(({ game }) => game === 'HNIM(3;{3},{1,2})')!
  const { text } = coqTextOfRow(row)
  const other = text.replaceAll('[true; true; false]', '[true; false; true]')
  expect(differenceFromRow(other, row)).toBe(
    'its moves are of the piles 1,3 or 3, not of the piles 1,2 or 3',
  )
  expect(differenceFromRow(text.replaceAll(/mod 2 =\? 0/g, 'mod 2 =? 1'), row)).toBe(
    'it states a different formula',
  )
})
