import { parseGallina } from './gallina.ts'
import type { Meanings, Scope } from './meanings.ts'

/** The statement that a Coq file about a row proves for all positions. */
export interface CoqStatement {
  readonly value: 'outcome' | 'remoteness' | 'grundy'
  readonly play: 'normal' | 'misere'
  readonly piles: number
  /**
   * The allowed numbers of piles in a move if the game does not distinguish piles; otherwise the
   * edges, as lists of pile numbers.
   */
  readonly game: { readonly sizes: readonly number[] } | { readonly edges: readonly string[] }
  /** The number that {@link Meanings} gives to the formula. */
  readonly says: number
}

/** Sentences of a Coq file that state nothing, and define no name that the theorem could use. */
const OTHERS: readonly RegExp[] = [
  /^From Coq Require Import List Arith ZArith Bool$/,
  /^From NimLab Require Import [A-Za-z ]+$/,
  /^Import ListNotations$/,
  /^Local Open Scope Z_scope$/,
  /^Definition (?:forms|reducers|node\d+|points) : (?:list \(vector \* list Z\)|list vector|node|certificate) := .*$/,
  /^Lemma says_phi : forall x, truth x says = phi x$/,
  /^Lemma accepted : check_\w+ .* = true$/,
  /^(?:Proof|Qed|reflexivity|intros x len|rewrite <- says_phi)$/,
  /^vm_cast_no_check \(eq_refl true\)$/,
  /^exact \(.*\)$/,
  /^Print Assumptions \w+$/,
]
const MODULE = /^Module (Term|Condition\d+)$/
const END = /^End (\w+)$/
const PHI = /^Definition phi \(x : list Z\) : bool := (.*)$/
const TREE = /^Definition (says|part\d+) : (?:term|formula) := (.*)$/

const LENGTH = String.raw`forall x : position, length x = (?<piles>\d+)%nat -> `
const ONE_OF = String.raw`one_of \[(?<sizes>[\d; ]*)\]%nat`
const MOVE = String.raw`(?:move \(${ONE_OF}\)|edge_move \[(?<edges>[\[\]a-z; ]*)\])`
const PILES = String.raw`heights (?<order>x|\(sorted x\))`
const THEOREMS: readonly (readonly [CoqStatement['value'], RegExp])[] = [
  [
    'outcome',
    RegExp(
      String.raw`^Theorem P_is_phi : ${LENGTH}\((?<set>Ppos|misereP) position \(${MOVE}\) x <-> phi \(${PILES}\) = true\)$`,
    ),
  ],
  [
    'remoteness',
    RegExp(
      String.raw`^Theorem remoteness_is : ${LENGTH}Z\.of_nat \(remoteness \(${ONE_OF}\) x\) = value \(${PILES}\) Term\.says$`,
    ),
  ],
  [
    'remoteness',
    RegExp(
      String.raw`^Theorem remoteness_is : forall R, solves_smith position \(${MOVE}\) Nat\.(?<set>odd) R -> ${LENGTH}Z\.of_nat \(R x\) = value \(${PILES}\) Term\.says$`,
    ),
  ],
  [
    'grundy',
    RegExp(
      String.raw`^Theorem grundy_value_is : forall G, solves_grundy position \(${MOVE}\) G -> ${LENGTH}Z\.of_nat \(G x\) = value \(${PILES}\) Term\.says$`,
    ),
  ],
]

/**
 * Reads the statement of a Coq file about a row of the atlas: its only theorem, the game, and the
 * formula. This code shares nothing with the code that writes these files.
 *
 * @throws RangeError for a sentence that does not occur in such files, or for a formula that it
 * cannot read
 */
export function readCoqStatement(text: string, meanings: Meanings): CoqStatement {
  const scopes = new Map<string, Map<string, number>>()
  let module = ''
  let phi: number | null = null
  let stated: Omit<CoqStatement, 'says'> | null = null
  for (const sentence of sentencesOf(text)) {
    const scope: Map<string, number> = scopes.get(module) ?? new Map()
    scopes.set(module, scope)
    const opened = MODULE.exec(sentence)?.[1]
    const closed = END.exec(sentence)?.[1]
    const tree = TREE.exec(sentence)
    const plain = PHI.exec(sentence)?.[1]
    if (opened !== undefined) {
      if (module !== '' || scopes.has(opened)) refuse(sentence)
      module = opened
    } else if (closed !== undefined) {
      if (module !== closed) refuse(sentence)
      module = ''
    } else if (tree !== null) {
      const [, name = '', is = ''] = tree
      if (scope.has(name)) refuse(sentence)
      scope.set(name, meanings.ofTree(parseGallina(is), scope))
    } else if (plain !== undefined) {
      if (phi !== null || module !== '') refuse(sentence)
      phi = meanings.ofPlain(parseGallina(plain), new Map())
    } else if (!OTHERS.some((other) => other.test(sentence))) {
      if (stated !== null || module !== '') refuse(sentence)
      stated = theoremOf(sentence)
    }
  }
  const says = stated?.value === 'outcome' ? phi : saysOf(scopes.get('Term'))
  if (stated === null || says === null) throw new RangeError('it states nothing')
  return { ...stated, says }
}

function saysOf(scope: Scope | undefined): number | null {
  return scope?.get('says') ?? null
}

/** The sentences of a file, without comments, each on one line. */
function sentencesOf(text: string): string[] {
  let depth = 0
  let plain = ''
  for (const [part] of text.matchAll(/\(\*|\*\)|[^(*]+|./gs)) {
    if (part === '(*') depth++
    else if (part === '*)') depth--
    else if (depth === 0) plain += part
    if (depth < 0) throw new RangeError('the end of a comment has no beginning')
  }
  if (depth > 0) throw new RangeError('a comment is not closed')
  const sentences = plain
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/\.(?= |$)/)
  if (sentences.pop() !== '') throw new RangeError('the last sentence has no full stop')
  return sentences.map((sentence) => sentence.trim())
}

function theoremOf(sentence: string): Omit<CoqStatement, 'says'> {
  for (const [value, theorem] of THEOREMS) {
    const groups = theorem.exec(sentence)?.groups
    if (groups === undefined) continue
    const { piles, sizes, edges, order, set } = groups
    const isSorted = order !== 'x'
    if (isSorted !== (sizes !== undefined)) throw new RangeError('the piles are in the wrong order')
    return {
      value,
      play: set === 'misereP' || set === 'odd' ? 'misere' : 'normal',
      piles: Number(piles),
      game: sizes === undefined ? { edges: edgesOf(edges!) } : { sizes: numbersOf(sizes) },
    }
  }
  return refuse(sentence)
}

function numbersOf(list: string): number[] {
  return list.split(';').map(Number)
}

/**
 * Writes each edge as a list of pile numbers: `[true; false]; [true; true]` becomes `1` and `1,2`.
 */
function edgesOf(list: string): string[] {
  return [...list.matchAll(/\[([^\]]*)\]/g)].map(([, edge]) =>
    edge!
      .split(';')
      .flatMap((one, i) => (one.trim() === 'true' ? [i + 1] : []))
      .join(),
  )
}

function refuse(sentence: string): never {
  const shown = sentence.length > 80 ? `${sentence.slice(0, 80)}…` : sentence
  throw new RangeError(`a file about a row has no such sentence: ${shown}`)
}
