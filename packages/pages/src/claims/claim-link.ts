import { findCard } from '@nim/conjectures/cards'
import type { Words } from '@nim/report/blocks'

/** The id of a claim as a link to its statement, for pages in a folder of docs. */
export function claimLink(id: string): Words {
  return `[${id}](../papers/${findCard(id)!.paper}.md#${id.toLowerCase()})`
}
