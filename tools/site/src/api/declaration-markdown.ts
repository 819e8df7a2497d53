import type { Declaration } from './declaration.ts'

/**
 * The section of a declaration, with its signature, its comment, and a link to its file.
 *
 * @param up the path from the folder of the page to the root of the repository
 */
export function declarationSection(
  { name, file, signature, comment }: Declaration,
  up: string,
): string[] {
  return [
    `## ${name}`,
    '',
    '```ts',
    signature,
    '```',
    '',
    ...commentMarkdown(comment),
    '',
    `[${file}](${up}${file})`,
    '',
  ]
}

/** The approximate number of lines that a section takes on the screen. */
export function linesOf({ signature, comment }: Declaration): number {
  return signature.split('\n').length + comment.split('\n').length + LINES_AROUND
}

/** The number of lines that the heading, the link and the gaps of a section take. */
const LINES_AROUND = 6

/** The first sentence of a comment. */
export function firstSentence({ comment }: Declaration): string {
  const prose = comment.split(/^@\w+/m)[0]!.replaceAll('\n', ' ')
  return escaped((/^.*?[.:](?=\s|$)/.exec(prose)?.[0] ?? prose).trim().replace(/:$/, '.'))
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

/** Comments are plain text, except for code between backquotes, links, and letters with an index. */
function escaped(text: string): string {
  return text
    .replaceAll(/\{@link ([^}]*)\}/g, '`$1`')
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`') ? part : part.replaceAll(/[<[\]*$\\|]|(?<![A-Za-z])_/g, String.raw`\$&`),
    )
    .join('')
}
