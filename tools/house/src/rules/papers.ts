import type { House, SourceFile } from '../house.ts'

const PAPERS = /^packages\/conjectures\/src\/papers\/[^/]+\/(?:.+\/)?[^/]+\.ts$/

/** The files of papers that contain statements, which are all except the generated lists. */
export function paperFiles({ sources }: House): SourceFile[] {
  return sources.filter(({ path }) => PAPERS.test(path) && !path.endsWith('/index.ts'))
}

/** The folder of the paper to which a file belongs. */
export function paperOf(path: string): string {
  return path.split('/').slice(0, 5).join('/')
}
