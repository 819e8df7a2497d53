import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path/posix'
import { slugs } from '@nim/pages'
import { DOCS } from './page-map.ts'

/** A long page that the site cuts into parts. */
export interface Cut {
  /** The path of the page under docs. */
  readonly page: string
  /** The folder of the parts, under docs. */
  readonly folder: string
  /** Headings, as lines of Markdown, that begin a part. A part ends at the next heading of its level. */
  readonly at: RegExp
  /** A heading for the list of the parts, if the page has no such heading. */
  readonly list?: string
  /** The words that follow the heading of a part in its title. */
  readonly of?: string
}

const PAPERS = { gmmv: 'GMMV', dh: 'DH', gn: 'GN', v: 'V', nt: 'NT' } as const

/**
 * The pages of docs that are more than 10,000 px high at a width of 1280 px, and the page of each
 * processor.
 *
 * @param root the root of the repository
 */
export const cutsOf = (root: string): Cut[] => [
  { page: 'commands.md', folder: 'commands', at: /^## nimlab /, list: 'Help of each command' },
  { page: 'proofs/coq-cases.md', folder: 'proofs/coq-cases', at: /^## / },
  { page: 'proofs/README.md', folder: 'proofs/by-claim', at: /^(?:## (?!At|By)|### )/ },
  ...Object.entries(PAPERS).map(([paper, name]) => ({
    page: `papers/${paper}.md`,
    folder: `papers/${paper}`,
    // the page of nimlab's own theorems has no errata
    at: paper === 'nt' ? /^### / : /^(?:## Errata|### )/,
    of: ` (${name})`,
  })),
  ...readdirSync(join(root, DOCS, 'performance')).map((page) => ({
    page: `performance/${page}`,
    folder: `performance/${page.replace(/\.md$/, '')}`,
    at: /^## (?!Criteria)/,
  })),
]

/**
 * The new place of an anchor, which consists of a path under docs and an anchor on that page. If
 * the anchor is an empty string, the place is the whole page.
 */
export interface NewPlace {
  readonly path: string
  readonly anchor: string
}

/** The parts of a page, and its index, which contains every anchor of the page. */
export interface CutPage {
  readonly index: string
  /** Markdown by path under docs. */
  readonly parts: ReadonlyMap<string, string>
  /** The new places of the anchors that the parts contain. */
  readonly places: ReadonlyMap<string, NewPlace>
}

interface Section {
  readonly level: number
  readonly title: string
  /**
   * The ids, on the whole page, of the section's heading and of the headings inside the section.
   */
  readonly ids: string[]
  readonly lines: string[]
}

/** Cuts a page at the headings that the cut names. */
export function cutPage(text: string, { page, folder, at, list, of = '' }: Cut): CutPage {
  const index: string[] = []
  const parts = new Map<string, string>()
  const places = new Map<string, NewPlace>()
  const whole = /^# (.*)$/m.exec(text)![1]!
  let inParts: Section | null = null
  const close = (): void => {
    if (inParts === null) return
    const path = `${folder}/${inParts.ids[0]}.md`
    const anchors = anchorsOf(inParts)
    if (list !== undefined && parts.size === 0) index.push(`## ${list}`, '')
    for (const { id, inPart } of anchors) places.set(id, { path, anchor: inPart })
    index.push(...linesOfIndex(anchors, relative(dirname(page), path)))
    parts.set(path, partText(inParts, { whole, page, path, of }))
    inParts = null
  }
  for (const section of sectionsOf(text)) {
    if (inParts !== null && section.level > inParts.level) {
      inParts.lines.push(...section.lines)
      inParts.ids.push(...section.ids)
    } else {
      close()
      if (at.test(section.lines[0]!)) inParts = section
      else index.push(...(parts.size === 0 ? [] : ['']), ...section.lines)
    }
  }
  close()
  return { index: index.join('\n'), parts, places }
}

const HEADING = /^(#{1,6}) (.*)$/

/** Splits a text at its headings. A line inside a fenced block is not a heading. */
function sectionsOf(text: string): Section[] {
  const slug = slugs()
  const sections: Section[] = []
  for (const { line, isFenced } of fencedLines(text)) {
    const [, marks, title] = (isFenced ? null : HEADING.exec(line)) ?? []
    if (marks !== undefined) {
      sections.push({
        level: marks.length,
        title: title!,
        ids: [slug(plain(title!))],
        lines: [line],
      })
    } else if (sections.length === 0) {
      sections.push({ level: 0, title: '', ids: [], lines: [line] })
    } else sections.at(-1)!.lines.push(line)
  }
  return sections
}

function fencedLines(text: string): { readonly line: string; readonly isFenced: boolean }[] {
  let fence: string | null = null
  return text.split('\n').map((line) => {
    const mark = /^ *(`{3,})/.exec(line)?.[1]
    const isFenced = fence !== null || mark !== undefined
    if (mark !== undefined) {
      if (fence === null) fence = mark
      else if (fence === mark) fence = null
    }
    return { line, isFenced }
  })
}

/** The text of a heading, without backquotes and without the addresses of links. */
function plain(title: string): string {
  return title.replaceAll('`', '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}

/** An anchor of a part. `id` is its name on the whole page. */
interface Anchor {
  readonly id: string
  /**
   * The name of the anchor on the page of the part; an empty string for the heading of the part.
   */
  readonly inPart: string
  /** The text of the heading at this anchor, or the name of the statement there. */
  readonly text: string
  readonly isHeading: boolean
}

const ANCHOR = /<a id="([^"]+)"><\/a>(?:\*\*([^*]+)\*\*)?/g

/** The anchors of a part, in order. The first is its heading. */
function anchorsOf({ ids, title, lines }: Section): Anchor[] {
  const own = slugs()
  const anchors: Anchor[] = [{ id: ids[0]!, inPart: '', text: title, isHeading: true }]
  let place = 0
  for (const [i, { line, isFenced }] of fencedLines(lines.join('\n')).entries()) {
    const text = isFenced ? undefined : HEADING.exec(line)?.[2]
    if (text !== undefined) {
      const inPart = own(plain(text))
      if (i > 0) anchors.push({ id: ids[(place += 1)]!, inPart, text, isHeading: true })
    }
    for (const [, id, name] of line.matchAll(ANCHOR)) {
      anchors.push({ id: id!, inPart: id!, text: name ?? id!, isHeading: false })
    }
  }
  return anchors
}

/** The lines of the index for a part, with a link to each heading and each statement in it. */
function linesOfIndex([part, ...inside]: readonly Anchor[], link: string): string[] {
  const linkTo = ({ id, inPart, text }: Anchor): string =>
    `<a id="${id}"></a>[${text}](${link}${inPart === '' ? '' : `#${inPart}`})`
  const statements = inside.filter(({ isHeading }) => !isHeading).map(linkTo)
  return [
    `- ${linkTo(part!)}${statements.length === 0 ? '' : `: ${statements.join(', ')}`}`,
    ...inside.filter(({ isHeading }) => isHeading).map((heading) => `  - ${linkTo(heading)}`),
  ]
}

/** A part as a page, with a link to the index. */
function partText(
  { level, title, lines }: Section,
  { whole, page, path, of }: Readonly<Record<'whole' | 'page' | 'path' | 'of', string>>,
): string {
  const up = relative(dirname(path), page)
  const body = fencedLines(lines.slice(1).join('\n')).map(({ line, isFenced }) => {
    if (isFenced) return line
    return movedLinks(
      line.replace(/^#+(?= )/, (marks) => marks.slice(level - 1)),
      page,
      path,
    )
  })
  return [`# ${title}${of}`, '', `This page is a part of [${whole}](${up}).`, ...body].join('\n')
}

/**
 * Rewrites the relative links of a line, so that they lead to the same places from the part as from
 * the whole page.
 */
function movedLinks(line: string, page: string, path: string): string {
  return line.replaceAll(/`[^`\n]*`|\]\(([^()\s]+)\)/g, (all, link: string | undefined) => {
    if (link === undefined || /^[a-z]+:/.test(link)) return all
    const [target = '', anchor] = link.split('#')
    const to = target === '' ? page : join(dirname(page), target)
    return `](${relative(dirname(path), to)}${anchor === undefined ? '' : `#${anchor}`})`
  })
}
