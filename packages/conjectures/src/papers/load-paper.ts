import type { Claim, Paper } from '../claim/claim.ts'

const PAPERS: Readonly<Record<Paper, () => Promise<readonly Claim[]>>> = {
  gmmv: async () => (await import('./gmmv/index.ts')).GMMV_CLAIMS,
  dh: async () => (await import('./dh/index.ts')).DH_CLAIMS,
  gn: async () => (await import('./gn/index.ts')).GN_CLAIMS,
  v: async () => (await import('./v/index.ts')).V_CLAIMS,
  nt: async () => (await import('./nt/index.ts')).NT_CLAIMS,
}

/** The claims of a paper with their judges, in the order of the paper; no other paper is loaded. */
export function loadPaper(paper: Paper): Promise<readonly Claim[]> {
  return PAPERS[paper]()
}
