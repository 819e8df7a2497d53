import { escapeXml } from './escape-xml.ts'
import { INK, MUTED } from './paint.ts'
import { wrapLines } from './wrap-lines.ts'

/** The width of the blank border of every figure. */
export const MARGIN = 24
export const CAPTION_SIZE = 13
const TITLE_SIZE = 17
const NARROWEST = 480
/**
 * The width reserved for a character, in units of the font size, for the widest of the usual
 * sans-serif fonts.
 */
const CHARACTER = 0.62

/** A figure, which consists of a heading and a drawing below it. */
export interface FigureParts {
  readonly title: string
  readonly captions: readonly string[]
  /** The width of the drawing, including both margins. The figure may be wider. */
  readonly width: number
  /** The height of the drawing. */
  readonly height: number
  /** The drawing as lines of SVG. The upper edge of the drawing is at y = top. */
  readonly draw: (top: number) => readonly string[]
}

/**
 * A figure as a self-contained SVG document with a white background. The document has no scripts,
 * style sheets, ids, external fonts or images, so a page can contain several such figures. The
 * title and the captions are wrapped to the width of the figure, and form its accessible name.
 */
export function figureSvg({ title, captions, width: least, height, draw }: FigureParts): string {
  const width = Math.ceil(Math.max(NARROWEST, least))
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
