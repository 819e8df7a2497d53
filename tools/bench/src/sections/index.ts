import type { Flags } from '../flags.ts'
import type { Section } from '../section.ts'
import { besideChromium } from './chromium.ts'
import { claims } from './claims.ts'
import { plainScripts } from './plain-scripts.ts'
import { smallBoxes } from './small-boxes.ts'
import { twoThreads } from './threads.ts'
import { besideYardstick } from './yardstick.ts'

/** The benches, in the order of the document. */
export function sectionsFor({
  threads,
  chromium,
  claims: areClaimsAsked,
}: Flags): readonly Section[] {
  return [
    besideYardstick,
    ...(threads ? [twoThreads] : []),
    ...(chromium ? [besideChromium] : []),
    ...(areClaimsAsked ? [claims] : []),
    smallBoxes,
    plainScripts,
  ]
}
