import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import type { Declaration } from './declaration.ts'
import { exportedDeclarations } from './exported-declarations.ts'

interface Manifest {
  readonly name: string
  readonly description: string
  readonly exports: Readonly<Record<string, string | { readonly '@nim/source'?: string }>>
}

interface Entry {
  readonly name: string
  readonly page: string
  readonly source: string
}

/**
 * The pages of all entries of all packages as Markdown, and an index of them, by path under docs.
 * TypeDoc is not used, because it would be a second compiler (it does not support TypeScript 7).
 * The pages need only signatures and comments, which the sources contain.
 */
export function apiPages(root: string): Map<string, string> {
  const pages = new Map<string, string>()
  const index = ['# API', '', 'Signatures and comments of all that the packages export.', '']
  for (const folder of readdirSync(join(root, 'packages')).toSorted()) {
    const path = join('packages', folder)
    const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as Manifest
    index.push(`## ${manifest.name}`, '', manifest.description, '')
    for (const entry of entriesOf(manifest, path)) {
      const declarations = exportedDeclarations(root, entry.source)
      pages.set(join('api', entry.page), entryPage(entry, declarations))
      index.push(`- [${entry.name}](${entry.page}): ${declarations.length} exports`)
    }
    index.push('')
  }
  pages.set('api/index.md', index.join('\n'))
  return pages
}

function entriesOf({ name, exports }: Manifest, folder: string): Entry[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target['@nim/source']
    if (source === undefined || !source.endsWith('.ts')) return []
    const full = join(name, path)
    const page = `${full.replace('@nim/', '').replaceAll('/', '-')}.md`
    return [{ name: full, page, source: join(folder, source) }]
  })
}

function entryPage({ name, source }: Entry, declarations: readonly Declaration[]): string {
  return [
    `# ${name}`,
    '',
    `What [${source}](../../${source}) exports.`,
    '',
    ...declarations.flatMap((declaration) => [
      `## ${declaration.name}`,
      '',
      '```ts',
      declaration.signature,
      '```',
      '',
      ...commentMarkdown(declaration.comment),
      '',
      `[${declaration.file}](../../${declaration.file})`,
      '',
    ]),
  ].join('\n')
}

/** The prose of a comment, followed by its tags as a list. */
function commentMarkdown(comment: string): string[] {
  const [prose = '', ...tags] = comment.split(/^(?=@\w+)/m)
  return [
    escaped(prose).trim(),
    '',
    ...tags.map((tag) =>
      escaped(tag)
        .trim()
        .replace(/^@(\w+)\s*/, '- _$1_: ')
        .replaceAll('\n', ' '),
    ),
  ]
}

/** Comments are plain text, except for code between backquotes and letters with an index. */
function escaped(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`') ? part : part.replaceAll(/[<[\]*$\\|]|(?<![A-Za-z])_/g, String.raw`\$&`),
    )
    .join('')
}
