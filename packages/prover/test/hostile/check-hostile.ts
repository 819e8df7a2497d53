// Checks hostile certificates and writes each result as a line of JSON. Its arguments are the first
// number, the end of the range (exclusive), the step, and the allowed number of points (0 means the
// default). It runs in a separate process because it measures its memory.
import { existsSync, writeFileSync } from 'node:fs'
import { parseJson } from '@nim/core/files'
import { checkPoints } from '../../src/points-check/index.ts'
import { checkShifts } from '../../src/shift-check/index.ts'
import { hostileCertificate, type HostileCertificate, isKnownTrue } from './hostile-certificates.ts'

/** The result for a certificate. */
export interface Checked {
  readonly name: string
  readonly word: 'VERIFIED' | 'REFUSED' | 'OUT OF BOUNDS'
  readonly why: string
  /** The processor time. */
  readonly seconds: number
  /** The peak memory of the process while it read and checked this certificate. */
  readonly mebibytes: number
}

const PEAK = '/proc/self/clear_refs'

const [first, end, step, points] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
]

function outcome({ kind, text }: HostileCertificate): Pick<Checked, 'word' | 'why'> {
  let json: unknown
  try {
    json = parseJson(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { word: 'REFUSED', why: 'is not valid JSON, or not of the kind that is read' }
  }
  const limits = points === 0 ? {} : { points, steps: 5000 * points }
  const checked = kind === 'points' ? checkPoints(json, limits) : checkShifts(json, limits)
  if (!checked.accepted) {
    return { word: checked.outOfBounds ? 'OUT OF BOUNDS' : 'REFUSED', why: checked.why }
  }
  return {
    word: 'VERIFIED',
    why: isKnownTrue(kind, json) ? '' : 'nobody knows whether this is true',
  }
}

for (let i = first; i < end; i += step) {
  const certificate = hostileCertificate(i)
  // On Linux, this resets the peak memory. On other systems, the reported peak covers all
  // certificates checked so far.
  if (existsSync(PEAK)) writeFileSync(PEAK, '5')
  const began = process.cpuUsage()
  const found = outcome(certificate)
  const { user, system } = process.cpuUsage(began)
  const checked: Checked = {
    name: certificate.name,
    ...found,
    seconds: (user + system) / 1e6,
    mebibytes: process.resourceUsage().maxRSS / 1024,
  }
  process.stdout.write(`${JSON.stringify(checked)}\n`)
}
