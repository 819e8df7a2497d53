import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CLAIM = { claim: 'GMMV-C1', ranges: { n: [3, 3] }, max: 3 }

/** A plan with one claim. The arguments add fields to the plan or replace fields. */
function planWith(fields: object, entry: object = {}): string {
  return JSON.stringify({ format: 1, claims: [{ ...CLAIM, ...entry }], ...fields })
}

/** A module with claims about NIM(n,1). */
function moduleWith(exports: string): string {
  return `import { positions, gamesOf, integer } from '@nim/conjectures/claim'
const games = gamesOf({ n: integer('piles', { from: 2, to: 2 }) }, ({ n }) => \`NIM(\${n},1)\`, { max: 3 })
${exports}`
}

const MINE = "positions({ id: 'mine', title: 't', games, printed: () => true })"

/**
 * Nested aliases with nine entries on each level. If a parser expanded these aliases, the result
 * would take two gigabytes.
 */
const ALIASES = 'bcdefghij'.split('').map((name, i) => {
  const before = 'abcdefghi'[i]!
  return `${name}: &${name} [${new Array(9).fill(`*${before}`).join()}]`
})

const DEEP = '['.repeat(9000) + ']'.repeat(9000)

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  binary: Uint8Array.from({ length: 256 }, (_, i) => i),
  'text.json': 'this is no plan',
  'empty.json': '',
  'null.json': 'null',
  'list.json': '[]',
  'no-claims.json': '{"format":1,"claims":[]}',
  'future.json': planWith({ format: 99 }),
  'unknown.json': planWith({}, { claim: 'GMMV-C0' }),
  'negative.json': planWith({}, { max: [-1] }),
  'bounds.json': planWith({}, { max: [3, 3] }),
  'ranges.json': planWith({}, { ranges: { n: [4, 3] } }),
  'types.json': planWith({}, { max: '3' }),
  'keys.json': planWith({}, { maximum: 3 }),
  'proto.json': '{"format":1,"__proto__":{"claims":[]},"claims":[{"claim":"__proto__"}]}',
  'module.json': planWith({}, { claim: 'mine', module: './none.mjs' }),
  'digest.json': planWith({}, { claim: 'mine', module: { path: './x.mjs', digest: 'sha256:0' } }),
  'no-shards.json': planWith({ shard: { cases: 0 } }),
  'alias-bomb.yaml': ['format: 1', 'a: &a [x, x]', ...ALIASES, 'claims: *j', ''].join('\n'),
  'deep.yaml': `format: 1\nclaims: ${DEEP}`,
  'tags.yaml': 'format: !!js/function "x"\nclaims: !!python/object:os.system ls\n',
  'duplicate.yaml': 'format: 1\nformat: 1\nclaims: []\n',
  'two-documents.yaml': 'format: 1\n---\nformat: 1\n',
  'empty.mjs': '',
  'syntax.mjs': 'export default {',
  'throws.mjs': 'throw new Error("no")',
  'exits.mjs': 'throw null',
  'number.mjs': 'export default 7',
  'secret.mjs': 'export default 7',
  'function.mjs': 'export default () => 1',
  'promise.mjs': 'export default Promise.resolve(1)',
  'loop.mjs': 'import "./loop.mjs"; export const a = 1',
  'notclaim.mjs': 'export default { id: "x", title: "y", printed: () => true }',
  'getter.mjs': 'export default { get id() { throw new Error("a\\nb") } }',
  'nullproto.mjs': 'export default Object.create(null)',
  'bad-import.mjs': 'import "./none.mjs"',
  'utf16.mjs': Buffer.from('export default 7', 'utf16le'),
  'printed-throws.mjs': moduleWith(
    `export default ${MINE.replace('true', String.raw`{ throw new Error('a\u001b[2J\nb') }`)}`,
  ),
  'printed-nonsense.mjs': moduleWith(`export default ${MINE.replace('true', '7')}`),
  'id-taken.mjs': moduleWith(`export default ${MINE.replace('mine', 'GMMV-C1')}`),
  'two.mjs': moduleWith(`export const a = ${MINE}; export const b = ${MINE}`),
  'game-throws.mjs': 'export default { piles: 2, moves() { throw new Error("no") } }',
  'game-nonsense.mjs': 'export default { piles: -1, options: 7 }',
  'game-endless.mjs': 'export default { piles: 2, options: (x) => [x] }',
  'broken.points.json': '{',
  'null.points.json': 'null',
  'deep.points.json': DEEP,
  'folder/file': 'x',
  'fake-certificate/manifest.json': '{}',
  'fake-points/points.json': '[]',
  'fake-index/proofs.json': '{"format":4}',
  'empty-index/proofs.json': '{"format":4,"nimlab":"0","solver":null,"part":null,"cases":[]}',
  'future-index/proofs.json': '{"format":99}',
  'foreign/plan.json': planWith({ directory: 99, nimlab: 'x', digest: 'y' }),
}

const FOLDERS = ['folder', 'folder.mjs', 'folder.npy', 'folder.points.json', 'piped']
const PIPES = ['pipe.json', 'pipe.mjs', 'pipe.points.json', 'piped/plan.json', 'piped/proofs.json']

/** Writes the files that the hostile command lines name. */
export function writeHostileFiles(folder: string): void {
  for (const name of [...FOLDERS, ...Object.keys(FILES).filter((file) => file.includes('/'))]) {
    mkdirSync(join(folder, name.split('/')[0]!), { recursive: true })
  }
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content)
  for (const name of ['dangling', 'dangling.mjs']) symlinkSync('nowhere', join(folder, name))
  execFileSync(
    'mkfifo',
    PIPES.map((name) => join(folder, name)),
  )
}
