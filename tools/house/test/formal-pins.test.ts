import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'

const FORMAL = fileURLToPath(new URL('../../../formal', import.meta.url))
const PINS = readFileSync(join(FORMAL, 'pins.txt'), 'utf8')

/**
 * A change of the Coq development that keeps the names of the theorems but changes their
 * statements.
 */
type Sabotage = readonly [file: string, from: string, to: string]

const BY_HAND: readonly Sabotage[] = [
  ['Hypergraph.v', 'H s = true -> size s <= c', 'H s = true -> size s = c'],
  ['Hypergraph.v', 'H s = true -> 1 <= size s', 'H s = true -> 2 <= size s'],
  ['points/FiniteBasis.v', 'forall z, In z steps -> ~ no_crossing y z', 'False'],
  ['Headlines.v', 'Nat.odd (o x) = Nat.odd (r k x)', 'True'],
  ['Game.v', 'Import ListNotations.', 'Import ListNotations. Notation "a <= b" := True.'],
  [
    'Halves.v',
    'Import ListNotations.',
    'Import ListNotations. Definition length (x : list nat) := 0.',
  ],
  ['Game.v', 'Import ListNotations.', 'Import ListNotations. Axiom wrong : False.'],
  ['Kernel.v', 'Qed.', 'Admitted.'],
  ['Kernel.v', 'Proof.', 'Proof. Notation "a <-> b" := True.'],
]
/** The replacement of a word or sign in a pinned definition. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<= )<=(?= )/g, '<'],
  [/(?<= )\/\\(?= )/g, '\\/'],
  [/\bforall\b/g, 'exists'],
  [/\btrue\b/g, 'false'],
  [/\bNat\.even\b/g, 'Nat.odd'],
  [/(?<= )->(?= )/g, '<->'],
]

/**
 * Changes one sign in each of twelve definitions, which are evenly spaced in the order of the pins.
 */
function inDefinitions(): Sabotage[] {
  const files = PINS.split('\n\n').map((part) => part.split('\n'))
  const changes = files.flatMap(([file, ...lines]) =>
    lines
      .filter((line) => /^ {2}(?:Definition|Fixpoint|Inductive)/.test(line))
      .flatMap((line): Sabotage[] => {
        const name = / (\w+)/.exec(line.slice(2))![1]!
        const text = readFileSync(join(FORMAL, 'theories', file!), 'utf8')
        const start = text.search(new RegExp(`\\b(?:Definition|Fixpoint|Inductive) ${name}\\b`))
        const whole = text.slice(start, start + text.slice(start).search(/\.\s/))
        const sign = SIGNS.find(([from]) => whole.search(from) >= 0)
        return sign === undefined ? [] : [[file!, whole, whole.replace(...sign)]]
      }),
  )
  return Array.from({ length: 12 }, (_, i) => changes[Math.floor((i * changes.length) / 12)]!)
}

it('the pinned text is that of the development', () => {
  expect(execFileSync(process.execPath, [join(FORMAL, 'pins.mjs')]).toString()).toBe(PINS)
})

it.each(sampled([...BY_HAND, ...inDefinitions()], 10))(
  'formal/check.sh rejects %s with %s as %s, before it compiles anything',
  (file, from, to) => {
    const copy = mkdtempSync(join(tmpdir(), 'nimlab-formal-'))
    cpSync(FORMAL, copy, { recursive: true })
    const path = join(copy, 'theories', file)
    const text = readFileSync(path, 'utf8')
    expect(text.includes(from)).toBe(true)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
    const { status, stdout, stderr } = spawnSync('bash', [join(copy, 'check.sh')], {
      encoding: 'utf8',
    })
    rmSync(copy, { recursive: true })
    expect(stdout).not.toContain('coqc')
    expect(stderr).toMatch(
      /^formal: (?:a statement or definition is not that of pins\.txt|forbidden word)$/m,
    )
    expect(status).toBe(1)
  },
)
