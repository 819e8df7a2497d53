import type { Section } from '../section.ts'
import { SECTION_NAMES, type SectionName } from '../section-names.ts'
import { claims } from './claims.ts'
import { layersInThreads } from './layers.ts'
import { farPositions } from './shifts.ts'
import { twoThreads } from './threads.ts'
import { besideYardstick } from './yardstick.ts'

const SECTIONS: Record<SectionName, Section> = {
  yardstick: besideYardstick,
  threads: twoThreads,
  layers: layersInThreads,
  shifts: farPositions,
  claims,
}

/** The requested sections, in the order of the document. */
export function sectionsFor(names: readonly SectionName[]): readonly Section[] {
  return SECTION_NAMES.filter((name) => names.includes(name)).map((name) => SECTIONS[name])
}
