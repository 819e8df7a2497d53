import {
  coqProofOf,
  findCard,
  SETTLED_ERRORS,
  SETTLED_THEOREMS,
  type SettledError,
  type SettledTheorem,
  writtenProofOf,
} from '@nim/conjectures/cards'
import { table, type TableBlock, type Words } from '@nim/report/blocks'

type Settled = SettledError | SettledTheorem

/** The table of answers in docs/results.md. Each row contains one answer. */
export function settledTheorems(): TableBlock {
  return table(
    ['game', 'open in', 'result', 'proved by', 'command'],
    SETTLED_THEOREMS.map((row) => [
      row.subject,
      row.openIn,
      linked(row.result),
      proofsOf(row),
      `\`${commandOf(row.claims[0]!)}\``,
    ]),
  )
}

/** The wrong statements in docs/results.md. Each row has a wrong statement and the correct one. */
export function settledErrors(): TableBlock {
  return table(
    ['statement', 'smallest counterexample', 'what is proved instead', 'proved by'],
    SETTLED_ERRORS.map((row) => [
      `${row.subject} ([finding](findings/${row.finding}.md))`,
      row.counterexample,
      linked(row.result),
      proofsOf(row),
    ]),
  )
}

/** Replaces each `[ID]` in a text by a link to the place of the claim. */
function linked(words: Words): Words {
  return words.replaceAll(/\[([^\]\s]+)\](?!\()/g, (_, id: string) => {
    const card = findCard(id)
    if (card === undefined) throw new Error(`docs/results.md: no claim is named ${id}`)
    return `[${id}](papers/${card.paper}.md#${id.toLowerCase()})`
  })
}

/** Links to the written proofs (W) and the Coq proofs (C) of all claims in a row. */
function proofsOf({ claims, proof, subject }: Settled): Words {
  const written = claims.map((id) => writtenProofOf(id)?.file.replace(/^docs\//, ''))
  const files = new Set([...written, proof && `proofs/${proof}.md`].filter((file) => file))
  const inCoq = claims.map((id) => coqProofOf(id)).filter((proof) => proof !== undefined)
  if (files.size + inCoq.length === 0) throw new Error(`docs/results.md: no proof for ${subject}`)
  return [
    ...[...files].map((file) => `[W](${file})`),
    ...inCoq.map(({ theorems, only }) => `C \`${theorems[0]}\`${only ? ` (${only})` : ''}`),
  ].join(', ')
}

/** The command that shows the claim with its proof. */
function commandOf(id: string): string {
  if (findCard(id)!.kind === 'question') return `nimlab show ${id}`
  return `nimlab prove ${id} --by ${coqProofOf(id) ? 'coq' : 'written'}`
}
