import { formatPosition } from '@nim/core/rules'
import type { StatedFact } from '../claim/stated-fact.ts'
import type { Counterexample, OptionValue, Value } from '../claim/verdict.ts'

/** A position as data. */
type At = readonly number[]

type OfPosition = Pick<Counterexample, 'position' | 'stated'>

/** For a counterexample's position, the options whose values are stated facts. */
export function optionsIn({ position, stated = [] }: OfPosition): OptionValue[] {
  const of = (x: At | undefined): readonly StatedFact[] =>
    stated.filter((one) => one.saidBy === 'rules' && one.position.join() === x?.join())
  const listed = of(position).find(({ fact }) => fact === 'options')
  return ((listed?.value ?? []) as readonly At[]).flatMap((option) => {
    const value = of(option).find(({ fact }) => fact !== 'options' && fact !== 'reduction')?.value
    return value === undefined ? [] : [{ position: option, value: value as Value }]
  })
}

const SHOWN = 6

/**
 * The options in words, such as `0,1,1,2 is P, 1,1,1,1 is N`. Only the first few options are
 * listed.
 */
function listWords(values: readonly OptionValue[]): string {
  const shown = values
    .slice(0, SHOWN)
    .map(({ position, value }) => `${formatPosition(position)} is ${value}`)
  if (values.length > SHOWN) shown.push(`and ${values.length - SHOWN} more`)
  return shown.join(', ')
}

/** The reason for the value of a position: `its option 0,0,1 is P`, `its options: 0,0,3 is 0`. */
export function reasonWords(counterexample: OfPosition): string {
  const values = optionsIn(counterexample)
  if (values.length === 0) return 'it is terminal'
  const winning = values.find(({ value }) => value === 'P')
  if (winning !== undefined) return `its option ${formatPosition(winning.position)} is P`
  return `${values[0]!.value === 'N' ? 'all its options are N' : 'its options'}: ${listWords(values)}`
}

/** A fact about a position, in words. */
function wordsOf(one: StatedFact): string {
  switch (one.fact) {
    case 'outcome':
      return `is ${one.value}`
    case 'remoteness':
      return `has remoteness ${one.value}`
    case 'grundy':
      return `has the Grundy value ${one.value}`
    case 'options':
      if (one.value.length === 0) return 'is terminal'
      return `has the options ${one.value.map(formatPosition).join(' and ')}`
    case 'flip-flop': {
      const { phase, mover, other } = one.flips
      return `is ${one.value} in the ${phase} phase with flips left ${mover ?? 'unlimited'}, ${other ?? 'unlimited'}`
    }
    case 'critical-level':
      return one.value === null ? 'is not critical' : `is ${one.value}-critical`
    case 'level-remoteness':
      return `has remoteness ${one.value}`
    case 'reduction':
      if (one.value.join() === one.position.join()) return 'is reduced'
      return `has the reduction ${formatPosition(one.value)}`
  }
}

/**
 * The facts in words: `4,4,4,5,8 has the reduction 4,4,4,5,5, is N, has the options …; 1,1,2 is P`.
 */
export function factWords(stated: readonly StatedFact[]): string {
  const sentences = new Map<string, string[]>()
  for (const one of stated) {
    const { position, play, ruleset } = one
    const where = `${ruleset === undefined ? '' : ` in ${ruleset}`}${play === undefined ? '' : `, ${play} play`}`
    const said = wordsOf(one)
    const subject = formatPosition(position)
    sentences.set(subject, [...(sentences.get(subject) ?? []), `${said}${where}`])
  }
  return [...sentences].map(([subject, said]) => `${subject} ${said.join(', ')}`).join('; ')
}
