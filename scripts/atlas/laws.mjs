import { dataFile, linesOf } from './lines.mjs'
import { source } from './source.mjs'

const { parseLawLine } = await source('discovery/src/atlas/law-line.ts')

/** Where the laws for all n are kept that proved formulas agree with. */
export const LAWS = dataFile('laws')

/** All laws of that file. */
export const laws = linesOf(
  'laws',
  parseLawLine,
  ({ shape, play, seen }) => `{${shape}} ${play} from n = ${seen.join()}`,
)
