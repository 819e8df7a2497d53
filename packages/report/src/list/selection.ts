import type { Table } from '@nim/bruteforce'
import type { Outcome } from '@nim/core/rules'

/**
 * A selection of positions of a solved box: all positions, those with a given outcome, or those
 * with a given entry.
 */
export type Selection =
  | { readonly kind: 'all' }
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'entry'; readonly entry: number }

/** A test for the entries of the selected positions. */
export function selectorOf(
  selection: Selection,
  { isP }: Pick<Table, 'isP'>,
): (entry: number) => boolean {
  switch (selection.kind) {
    case 'all':
      return () => true
    case 'outcome':
      return (entry) => isP(entry) === (selection.outcome === 'P')
    case 'entry':
      return (entry) => entry === selection.entry
  }
}

/**
 * The selection in words: `positions`, `P-positions`, `positions of remoteness 3`. `value` is the
 * kind of value in the table.
 */
export function selectionWords(selection: Selection, value: Table['value']): string {
  if (selection.kind === 'all') return 'positions'
  if (selection.kind === 'outcome') return `${selection.outcome}-positions`
  if (value === 'outcome') return `${selection.entry === 0 ? 'P' : 'N'}-positions`
  return `positions of ${VALUE_WORDS[value]} ${selection.entry}`
}

/** For each kind of value, the name that sentences use. */
export const VALUE_WORDS = {
  outcome: 'outcome',
  remoteness: 'remoteness',
  grundy: 'Grundy value',
} as const
