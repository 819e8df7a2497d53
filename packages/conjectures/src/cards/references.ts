import type { ClaimCard, Paper } from '../claim/claim.ts'
import { PAPER_TITLES } from '../claim/sources/titles.ts'

/** The bibliographic data of a paper. */
export interface Reference {
  /** The citation key for LaTeX. */
  readonly key: string
  readonly authors: readonly { readonly given: string; readonly family: string }[]
  readonly title: string
  readonly year: number
  /** The arXiv number. */
  readonly arxiv?: string
  readonly journal?: {
    readonly name: string
    readonly volume: number
    readonly pages: readonly [from: number, to: number]
    readonly doi: string
  }
  readonly note?: string
}

/**
 * The papers whose statements are claims. The given names of authors are included if the sources
 * print them.
 */
export const REFERENCES: Readonly<Record<Exclude<Paper, 'nt'>, Reference>> = {
  gmmv: {
    key: 'GurvichMartynovMaximchukVyalyi2023',
    authors: [
      { given: 'V.', family: 'Gurvich' },
      { given: 'D.', family: 'Martynov' },
      { given: 'V.', family: 'Maximchuk' },
      { given: 'M.', family: 'Vyalyi' },
    ],
    title: 'On Remoteness Functions of Exact Slow k-NIM with k+1 Piles',
    year: 2023,
    arxiv: '2304.06498',
  },
  dh: {
    key: 'DufourHeubach2024',
    authors: [
      { given: 'Matthieu', family: 'Dufour' },
      { given: 'Silvia', family: 'Heubach' },
    ],
    title: 'A Family of Slow Exact k-Nim Games',
    year: 2024,
    arxiv: '2404.06608',
    note: 'Version 1; version 3: On the P-positions of some infinite families of Slow A-Nim',
  },
  gn: {
    key: 'GurvichNaumova2023',
    authors: [
      { given: 'Vladimir', family: 'Gurvich' },
      { given: 'Mariya', family: 'Naumova' },
    ],
    title: 'GM-rule and its applications to impartial games',
    year: 2023,
    arxiv: '2311.03257',
  },
  v: {
    key: 'Verkhovsky2010',
    authors: [{ given: 'Boris S.', family: 'Verkhovsky' }],
    title: 'Winning Strategies and Complexity of Nim-Type Computer Game on Plane',
    year: 2010,
    journal: {
      name: 'Int. J. Communications, Network and System Sciences',
      volume: 3,
      pages: [793, 800],
      doi: '10.4236/ijcns.2010.310106',
    },
  },
}

/** The place of a claim in its source, such as `Theorem 2`, or the file with nimlab's proof. */
export function locatorOf({ paper, source }: Pick<ClaimCard, 'paper' | 'source'>): string {
  const title = paper === 'nt' || paper === 'asked' ? 'nimlab' : PAPER_TITLES[paper]
  return source.startsWith(title) ? source.slice(title.length).replace(/^, /, '') : source
}
