import type { Claim, Paper } from '../claim/claim.ts'
import { isFormulaId } from '../formula-claims/formula-id.ts'
import { paperOf } from '../judge/statement.ts'

const PAPERS: Readonly<Record<Paper, () => Promise<readonly Claim[]>>> = {
  gmmv: async () => (await import('./gmmv/index.ts')).GMMV_CLAIMS,
  dh: async () => (await import('./dh/index.ts')).DH_CLAIMS,
  gn: async () => (await import('./gn/index.ts')).GN_CLAIMS,
  v: async () => (await import('./v/index.ts')).V_CLAIMS,
  nt: async () => (await import('./nt/index.ts')).NT_CLAIMS,
}

/** The claims of a paper with their judges, in the order of the paper. No other paper is loaded. */
export function loadPaper(paper: Paper): Promise<readonly Claim[]> {
  return PAPERS[paper]()
}

/**
 * Finds claims by their ids. The function loads only the papers to which these ids belong. An id
 * that begins with `formula:` is itself a claim, see `formula-claims/`.
 * @returns the claim with one of these ids, or undefined if no claim has one of them
 * @throws (by rejection) RangeError if no paper has an id
 */
export async function claimFinder(
  ids: Iterable<string>,
): Promise<(id: string) => Claim | undefined> {
  const all = [...new Set(ids)]
  const papers = [...new Set(all.map(paperOf))].filter((paper) => paper !== 'asked')
  const claims = (await Promise.all(papers.map(loadPaper))).flat()
  const asked = all.filter(isFormulaId)
  if (asked.length > 0) {
    const { formulaClaim } = await import('../formula-claims/formula-claim.ts')
    claims.push(...asked.map((id) => formulaClaim(id)))
  }
  const byId = new Map(claims.map((claim) => [claim.id, claim]))
  return (id) => byId.get(id)
}
