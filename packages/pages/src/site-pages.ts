import type { ShiftCertificate } from '@nim/prover/shift-check'
import { type Block, blocksMarkdown } from '@nim/report/blocks'
import { contentsBlocks } from './atlas/contents.ts'
import { figureFile, slicesSvg } from './atlas/figures.ts'
import { familyPageBlocks, familyPages } from './atlas/family-pages.ts'
import { gamePageBlocks, gamePages } from './atlas/game-pages.ts'
import { inclusionsBlocks } from './atlas/inclusions.ts'
import { lawsBlocks } from './atlas/laws.ts'
import { questionsBlocks } from './atlas/questions.ts'
import { type Atlas, readAtlas } from './atlas/rows.ts'
import { type GameLink, gameLinks, WITHOUT_LINKS } from './atlas/sections.ts'
import { shiftGamesBlocks } from './atlas/shift-games.ts'
import { shiftsBlocks, shiftsByPiles } from './atlas/shifts.ts'
import { valuesBlocks } from './atlas/values.ts'
import { type ClaimRows, errataSources, readClaimRows, summariesOf } from './claims/claim-data.ts'
import { claimPages } from './claims/claim-pages.ts'
import { claimsIndexBlocks } from './claims/claims.ts'
import { paperClaimsBlocks } from './claims/claims-of-paper.ts'
import { PAPER_NAMES } from './claims/verdict-counts.ts'
import { type Files, linesOf } from './files.ts'
import { coqCasesBlocks } from './proofs/coq-cases.ts'
import { parseCoqCaseLine } from './proofs/coq-lines.ts'
import { proofsBlocks } from './proofs/proofs.ts'
import { shiftRulesSvg } from './proofs/shift-rules-svg.ts'
import { parseSmtLine } from './proofs/smt-lines.ts'

/** Texts by path in the repository. */
export type Texts = Map<string, string>

const COQ_CASES = 'docs/proofs/coq-cases.md'

/**
 * All committed pages that are generated from data, by path. These pages contain no links to pages
 * that exist only on the site.
 *
 * @param sources the source file of each claim, by its id
 */
export function committedPages(files: Files, sources: ReadonlyMap<string, string>): Texts {
  const atlas = readAtlas(files)
  const claims = readClaimRows(files)
  const pages = texts([
    ['docs/atlas/inclusions.md', inclusionsBlocks(atlas)],
    ['docs/atlas/laws.md', lawsBlocks(atlas)],
    ['docs/atlas/shift-games.md', shiftGamesBlocks(atlas)],
    ...pagesOfBoth({ files, atlas, claims }, false),
  ])
  return new Map([...pages, ...claimPages(files, claims, atlas, sources), shiftRulesFigure(files)])
}

/** The picture of docs/proofs/shift-rules.md. */
function shiftRulesFigure(files: Files): readonly [path: string, svg: string] {
  const parse = (line: string): ShiftCertificate => JSON.parse(line) as ShiftCertificate
  const certificates = linesOf(files, 'docs/proofs/shift-rules.jsonl', parse)
  const pictured = certificates.find(
    ({ ruleset, play, value }) => `${ruleset} ${play} ${value}` === 'SN(3,{2}) normal outcome',
  )
  return ['docs/figures/shift-rules.svg', shiftRulesSvg(pictured!)]
}

/**
 * The pages that exist only on the site, and pages whose committed form lacks some links or
 * columns.
 */
export function sitePages(files: Files): Texts {
  const atlas = readAtlas(files)
  const claims = readClaimRows(files)
  return texts([
    ...familyPages(atlas).map((page): Page => [
      `docs/atlas/${page.file}`,
      familyPageBlocks(atlas, page),
    ]),
    ...gamePages(atlas).map((page): Page => [
      `docs/atlas/${page.file}`,
      gamePageBlocks(atlas, page),
    ]),
    ...shiftsByPiles(atlas).map(([file, blocks]): Page => [`docs/atlas/${file}`, blocks]),
    ...pagesOfBoth({ files, atlas, claims }, true),
    ...claimsOfSite(claims),
    [COQ_CASES, coqCasesBlocks(linesOf(files, 'docs/proofs/coq-cases.jsonl', parseCoqCaseLine))],
  ])
}

/** The pictures of the atlas, by path in the repository. */
export function atlasFigures(atlas: Atlas): Texts {
  return new Map(
    atlas.rows.flatMap((row) => {
      const file = figureFile(row)
      return file === null ? [] : [[`docs/figures/atlas/${file}`, slicesSvg(row)] as const]
    }),
  )
}

type Page = readonly [path: string, blocks: readonly Block[]]

interface Sources {
  readonly files: Files
  readonly atlas: Atlas
  readonly claims: ClaimRows
}

/**
 * The pages that are both committed and on the site. If `isBuilt` is true, these pages contain
 * links to pages that exist only on the site.
 */
function pagesOfBoth({ files, atlas, claims }: Sources, isBuilt: boolean): Page[] {
  const link = (folder: string): GameLink => (isBuilt ? gameLinks(folder) : WITHOUT_LINKS)
  const { findingPages: findings } = claims
  const summaries = summariesOf(claims)
  const smt = linesOf(files, 'docs/proofs/smt.jsonl', parseSmtLine)
  return [
    ['docs/atlas/README.md', contentsBlocks(atlas, isBuilt)],
    ['docs/atlas/shifts.md', shiftsBlocks(atlas, isBuilt)],
    ['docs/atlas/values.md', valuesBlocks(atlas, link(''))],
    ['docs/questions.md', questionsBlocks({ atlas, summaries, findings, link: link('atlas/') })],
    ['docs/proofs/README.md', proofsBlocks(smt, isBuilt)],
  ]
}

/** The claims, with a page for each paper. */
function claimsOfSite(claims: ClaimRows): Page[] {
  const summaries = summariesOf(claims)
  return [
    ['docs/claims.md', claimsIndexBlocks(summaries, errataSources(claims))],
    ...Object.entries(PAPER_NAMES).map(([paper, name]): Page => [
      `docs/claims/${paper}.md`,
      paperClaimsBlocks(summaries, paper, name),
    ]),
  ]
}

function texts(pages: readonly Page[]): Texts {
  return new Map(pages.map(([path, blocks]) => [path, blocksMarkdown(blocks)]))
}
