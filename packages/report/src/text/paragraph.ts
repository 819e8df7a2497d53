import { wrapLines } from '../figure/wrap-lines.ts'

/** Text in lines of at most `width` characters, each after the indent; words longer than that stay whole. */
export function paragraph(text: string, width: number, indent = ''): string {
  return wrapLines(text, width - indent.length)
    .map((line) => indent + line)
    .join('\n')
}
