import { escapeXml } from './escape-xml.ts'
import { INK, MUTED } from './paint.ts'
import { wrapLines } from './wrap-lines.ts'

/** Blank border of every figure. */
export const MARGIN = 24
export const CAPTION_SIZE = 13
const TITLE_SIZE = 17
const NARROWEST = 480
/** Room for a character, in font sizes, in the widest of the usual sans-serif fonts. */
const CHARACTER = 0.62

/** A figure: a heading, and below it what is drawn. */
export interface FigureParts {
  readonly title: string
  readonly captions: readonly string[]
  /** Width of the drawing with both margins; the figure may be wider. */
  readonly width: number
  /** Height of the drawing. */
  readonly height: number
  /** The drawing as lines of SVG; its upper edge is at y = top. */
  readonly draw: (top: number) => readonly string[]
}

/**
 * A figure as a self-contained SVG document on white: no scripts, no style sheet, no ids, no external
 * fonts or images, so that it can stand in a page beside others. Title and captions are wrapped to
 * its width and are its accessible name.
 */
export function figureSvg({ title, captions, width: wanted, height, draw }: FigureParts): string {
  const width = Math.ceil(Math.max(NARROWEST, wanted))
  const lineLength = (size: number): number => Math.floor((width - 2 * MARGIN) / (CHARACTER * size))
  const lines = [
    ...wrapLines(title, lineLength(TITLE_SIZE)).map((line) => ({ line, isTitle: true })),
    ...captions
      .flatMap((caption) => wrapLines(caption, lineLength(CAPTION_SIZE)))
      .map((line) => ({ line, isTitle: false })),
  ]
  let y = MARGIN - 6
  const heading = lines.map(({ line, isTitle }) => {
    const size = isTitle ? TITLE_SIZE : CAPTION_SIZE
    y += size + 7
    const paint = isTitle ? `font-weight="700" fill="${INK}"` : `font-weight="400" fill="${MUTED}"`
    return textSvg(MARGIN, y, line, `font-size="${size}" ${paint}`)
  })
  const top = y + 14
  const bottom = Math.ceil(top + height + MARGIN)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${bottom}" viewBox="0 0 ${width} ${bottom}" role="img" font-family="Helvetica, Arial, sans-serif">`,
    `<title>${escapeXml(`${title}: ${captions.join('; ')}`)}</title>`,
    `<rect width="${width}" height="${bottom}" fill="#ffffff"/>`,
    ...heading,
    ...draw(top),
    '</svg>',
    '',
  ].join('\n')
}

/** A line of text, escaped. */
export function textSvg(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${escapeXml(content)}</text>`
}
