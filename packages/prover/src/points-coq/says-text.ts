import { type Expression, isTerm, toText } from '@nim/presburger'
import type { PointCertificate } from '../points/certificate.ts'
import { writeReified } from './reified.ts'
import { writeShared } from './shared.ts'
import { listText } from './text.ts'
import { treeText } from './tree-text.ts'

/**
 * A formula or term as the syntax tree `says`, preceded by the definitions of its repeated parts.
 */
export function saysText(variables: readonly string[], says: Expression): string {
  const { bindings, text } = writeShared(
    says,
    writeReified((variable) => variables.indexOf(variable)),
  )
  return [
    ...bindings.map(
      (part) => `Definition ${part.name} : ${part.isTerm ? 'term' : 'formula'} := ${part.text}.`,
    ),
    `Definition says : ${isTerm(says) ? 'term' : 'formula'} := ${text}.`,
  ].join('\n')
}

/** The text of `saysText` in a separate module. */
export function saysModule(name: string, variables: readonly string[], says: Expression): string {
  return `(** ${toText(says)} *)\n${moduleText(name, saysText(variables, says))}`
}

/**
 * The certificate `points`, which contains forms with their thresholds, steps, and the pinning
 * tree.
 */
export function pointsText(certificate: PointCertificate): string {
  const { walls, reducers } = certificate
  const n = walls[0]!.form.length
  const { definitions, root } = treeText(certificate)
  // the condition that a coordinate is at least 0 is a threshold like any other
  const forms = walls.map(({ form, thresholds }, i) => {
    const all = i < n ? [...new Set([0, ...thresholds])] : thresholds
    return `(${listText(form)}, ${listText(all)})`
  })
  return [
    `Definition forms : list (vector * list Z) := ${listText(forms)}.`,
    `Definition reducers : list vector := ${listText(reducers.map(({ step }) => listText(step)))}.`,
    ...definitions,
    `Definition points : certificate := Certificate forms reducers ${root}.`,
  ].join('\n')
}

export function moduleText(name: string, body: string): string {
  return `Module ${name}.\n${body}\nEnd ${name}.`
}
