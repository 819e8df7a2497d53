import { readdirSync, readFileSync } from 'node:fs'
import type { ListedFile } from './games.ts'
import { natural } from './natural.ts'

const FOLDER = 'packages/conjectures/src/papers'
const HEADER = '// Written by `npm run index`: the claims of the paper, by file.'
const WIDTH = 100

/**
 * The list of claims of each paper. It contains every exported constant in
 * packages/conjectures/src/papers/<paper> that is a claim or an array of claims. The list is
 * ordered by file, and within a file by the order of the claims in it.
 *
 * @throws Error if a file cannot be loaded, or if a claim is in the folder of another paper
 */
export async function claimLists(root: URL): Promise<ListedFile[]> {
  const lists: ListedFile[] = []
  for (const paper of papersIn(root)) {
    lists.push({ path: `${FOLDER}/${paper}/index.ts`, text: await listOf(root, paper) })
  }
  return lists
}

/** The path of the file that contains each claim of the lists, by the claim's id. */
export async function claimFiles(root: URL): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const paper of papersIn(root)) {
    for (const file of filesOf(root, paper)) {
      const path = `${FOLDER}/${paper}/${file}.ts`
      const claims = await claimsIn(new URL(path, root), paper)
      for (const id of claims.flatMap(({ ids }) => ids)) files.set(id, path)
    }
  }
  return files
}

function papersIn(root: URL): string[] {
  return readdirSync(new URL(FOLDER, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

function filesOf(root: URL, paper: string): string[] {
  return readdirSync(new URL(`${FOLDER}/${paper}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort(natural)
}

async function listOf(root: URL, paper: string): Promise<string> {
  const imports: string[] = []
  const entries: string[] = []
  for (const file of filesOf(root, paper)) {
    const claims = await claimsIn(new URL(`${FOLDER}/${paper}/${file}.ts`, root), paper)
    if (claims.length === 0) continue
    const names = claims.map(({ name }) => name)
    imports.push(importLine([...names].sort(byLetters), `./${file}.ts`))
    entries.push(...claims.map(({ name, isList }) => `  ${isList ? '...' : ''}${name},`))
  }
  return [
    HEADER,
    "import type { Claim } from '../../claim/claim.ts'",
    ...imports,
    '',
    '/** The claims of the paper. */',
    `export const ${paper.toUpperCase()}_CLAIMS: readonly Claim[] = [`,
    ...entries,
    ']',
    '',
  ].join('\n')
}

/** An exported constant that is a claim, or a list of claims. */
interface ExportedClaims {
  readonly name: string
  readonly ids: readonly string[]
  readonly isList: boolean
  readonly place: number
}

/** The claims and lists of claims that a file exports, in the order of the file. */
async function claimsIn(url: URL, paper: string): Promise<ExportedClaims[]> {
  const module = (await import(url.href)) as Readonly<Record<string, unknown>>
  const text = readFileSync(url, 'utf8')
  const exported = Object.entries(module).flatMap(([name, value]) => {
    const claims: readonly unknown[] = Array.isArray(value) ? value : [value]
    if (claims.length === 0 || !claims.every(isClaim)) return []
    const stranger = claims.find((claim) => claim.paper !== paper)
    if (stranger !== undefined) {
      throw new Error(`${stranger.id} belongs to the paper ${stranger.paper}, not to ${paper}`)
    }
    const place = text.search(new RegExp(`^export const ${name}\\b`, 'm'))
    // a re-export from another file is listed in that file
    const ids = claims.map(({ id }) => id)
    return place < 0 ? [] : [{ name, ids, isList: Array.isArray(value), place }]
  })
  return exported.sort((a, b) => a.place - b.place)
}

function isClaim(value: unknown): value is { readonly id: string; readonly paper: string } {
  const claim = value as Readonly<Record<string, unknown>> | null
  return (
    typeof claim === 'object' &&
    claim !== null &&
    ['id', 'paper', 'kind', 'statement'].every((key) => typeof claim[key] === 'string') &&
    typeof claim['check'] === 'function'
  )
}

/** An import in the layout that the formatter produces. */
function importLine(names: readonly string[], from: string): string {
  const line = `import { ${names.join(', ')} } from '${from}'`
  if (line.length <= WIDTH) return line
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}'`
}

function byLetters(a: string, b: string): number {
  return natural(a.toLowerCase(), b.toLowerCase())
}
