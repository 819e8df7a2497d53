import { findCard } from '@nim/conjectures/cards'
import type { Words } from '@nim/report/blocks'

/** The name of a statement as a link to its place, relative to a folder of docs. */
export function claimLink(id: string): Words {
  return `[${id}](../papers/${findCard(id)!.paper}.md#${id.toLowerCase()})`
}
