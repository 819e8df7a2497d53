import type { Prose } from './texts.ts'

/** A pattern that matches words which readers have to read twice. */
export interface Pattern {
  readonly pattern: RegExp
  /** A better wording. */
  readonly instead: string
  /** The kinds of texts that are searched for this pattern. */
  readonly kinds: readonly Prose['kind'][]
}

const EVERYWHERE = ['page', 'message', 'comment'] as const
const READ = ['page', 'message'] as const

const COUNTED =
  'queries|positions|cases|points|shards|claims|files|games|threads|piles|stones|moves|rules|errors|questions|seconds|minutes|parts|lines|steps|sweeps|records|statements'

/** The patterns of docs/writing.md, by the name of the rule in that file. */
export const PATTERNS: Readonly<Record<string, Pattern>> = {
  they: {
    pattern: /\b(?:he|him|his|himself)\b/i,
    instead: '"they", or name the player',
    kinds: EVERYWHERE,
  },
  'no X': {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) none\b/i,
    instead: '"there is no X", or "without an X"',
    kinds: READ,
  },
  'a noun, no participle': {
    pattern:
      /\bthe (?:asked|told|found|seen|wanted|kept)\b(?= (?:is|are|was|of|in|for|by|and|to)\b|[.,;:)])/i,
    instead: 'the thing itself, such as "the requested range"',
    kinds: EVERYWHERE,
  },
  'name the thing': {
    pattern: /\bwhat (?:is|are|was|were|has been) (?:seen|told|asked|said|found|wanted|kept)\b/i,
    instead: 'the thing itself, such as "the evidence"',
    kinds: READ,
  },
  'who says so': {
    pattern: /\bsaid to be\b/i,
    instead: 'an actor and a verb, such as "the paper states"',
    kinds: READ,
  },
  'two sentences': {
    pattern: /,? \bof which\b[^.;,]{0,40}\b(?:is|are|was|were)\b/i,
    instead: 'two sentences, or "whose"',
    kinds: READ,
  },
  'singular after 1': {
    pattern: new RegExp(String.raw`(?<![\d.,/^_|=+−–×(-] ?)\b1 (?:${COUNTED})\b`),
    instead: 'the singular: numberOf of @nim/presburger/text',
    kinds: READ,
  },
  'units in words': {
    pattern: /\b\d{6,} ?bytes\b|--(?:query-)?memory \d{6,}/,
    instead: 'KiB, MiB or GiB',
    kinds: EVERYWHERE,
  },
}
