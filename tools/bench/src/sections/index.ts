import type { Section } from '../section.ts'
import { SECTION_NAMES, type SectionName } from '../section-names.ts'
import { besideChromium } from './chromium.ts'
import { claims } from './claims.ts'
import { criticalPositions } from './critical.ts'
import { layersInThreads } from './layers.ts'
import { manyPiles } from './piles.ts'
import { plainScripts } from './plain-scripts.ts'
import { smallBoxes } from './small-boxes.ts'
import { twoThreads } from './threads.ts'
import { besideYardstick } from './yardstick.ts'

const SECTIONS: Record<SectionName, Section> = {
  yardstick: besideYardstick,
  piles: manyPiles,
  'small-boxes': smallBoxes,
  threads: twoThreads,
  layers: layersInThreads,
  chromium: besideChromium,
  critical: criticalPositions,
  claims,
  plain: plainScripts,
}

/** The benches asked for, in the order of the document. */
export function sectionsFor(names: readonly SectionName[]): readonly Section[] {
  return SECTION_NAMES.filter((name) => names.includes(name)).map((name) => SECTIONS[name])
}
