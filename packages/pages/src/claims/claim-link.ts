import { findCard } from '@nim/conjectures/cards'
import type { Words } from '@nim/report/blocks'

/** A statement's name, as a link to where it stands, from a folder of docs. */
export function claimLink(id: string): Words {
  return `[${id}](../papers/${findCard(id)!.paper}.md#${id.toLowerCase()})`
}
