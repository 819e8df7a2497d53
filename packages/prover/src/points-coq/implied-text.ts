import type { Expression } from '@nim/presburger'
import type { FurtherNumber, ImplicationGoal, Strategy } from '../goal/goal.ts'
import { gameText } from './game-text.ts'
import { writePlain } from './plain.ts'
import { moduleText, saysModule, saysText } from './says-text.ts'
import { writeShared } from './shared.ts'
import { listText } from './text.ts'

/** The subject of an implication, denoted by its name in formal/theories/points/Implications.v. */
export type Subject = 'positions' | 'further' | 'moves' | 'strategy'

/** The theorem `numbers`, which states that the terms equal the numbers. */
export function numbersText(
  piles: number,
  subject: Subject,
  { listed, terms, proof }: Readonly<Record<'listed' | 'terms' | 'proof', string>>,
): string {
  if (subject !== 'further') {
    return `Theorem numbers : forall x : position, length x = ${piles}%nat ->
  values_are ${listed} x (map (value (heights (sorted x))) ${terms}).
Proof. intros x len. exact (proj1 (${proof} x len)). Qed.`
  }
  return `Theorem numbers : forall (x : position) further, length x = ${piles}%nat ->
  at_least froms (heights (sorted x)) further ->
  values_with ${listed} further x (map (value (heights (sorted x) ++ further)) ${terms}).
Proof. intros x further len least. exact (proj1 (${proof} x further len least)). Qed.`
}

/**
 * The theorem `implied`, with a variable for each pile and each further number. `proof` is the
 * proof from Implications.v.
 */
export function impliedText(goal: ImplicationGoal, subject: Subject, proof: string): string {
  const { ruleset, variables, quantities, under, says, also = [] } = goal
  const move = gameText(ruleset).move
  const numbers = listText(also.map(({ name }) => name))
  const valueIs = (quantity: string, position: string, value: string): string =>
    subject === 'further'
      ? `value_with ${quantity} ${numbers} ${position} ${value}`
      : `value_is ${quantity} ${position} ${value}`
  const at = (position: string, suffix: string, hypothesis: string): PositionText => {
    const values = quantities.map(({ name }) => `${name}${suffix}`)
    const piles = variables.map((name) => `${name}${suffix}`)
    const known = values.map((_, i) => `${hypothesis}${i + 1}`)
    return {
      names: [...piles, ...also.map(({ name }) => name), ...values],
      values: listText(values),
      hypotheses: [
        `heights (sorted ${position}) = ${listText(piles)} ->`,
        ...also.map(({ name, from }) => `(${plainText(from)} <= ${name}) ->`),
        ...values.map((value, i) => `${valueIs(`Number${i + 1}.is`, position, value)} ->`),
      ].join(' '),
      known: [hypothesis, ...froms, ...known],
      proof: known.reduceRight(
        (rest, one) => `(more_values _ _ _ _ _ ${one} ${rest})`,
        '(no_values _)',
      ),
    }
  }
  const froms = also.map(({ name }) => `from_${name}`)
  const [now, next] = [at('x', '', 'at_x'), at('y', '_next', 'at_y')]
  const positions = subject === 'moves' || subject === 'strategy' ? [now, next] : [now]
  const names = positions.flatMap((each) => each.names)
  const statement = `forall ${names.join(' ')} : Z,
  ${positions.map(({ hypotheses }) => hypotheses).join('\n  ')}
  (${plainText(under)}) = true ->
  (${plainText(says)}) = true`
  const conclude = (all: string): string => `pose proof (${all}) as all_x.
  rewrite ${positions.map(({ known }) => known[0]).join(', ')} in all_x. exact all_x.
Qed.`
  const given = positions.flatMap(({ known }) => known).join(' ')
  const start = `Theorem implied : forall x : position, length x = ${ruleset.piles}%nat ->`
  switch (subject) {
    case 'positions':
      return `${start}
  ${statement}.
Proof.
  intros x len ${names.join(' ')} ${given}.
  ${conclude(`proj2 (${proof} x len) ${now.values} ${now.proof}`)}`
    case 'further':
      return `${start}
  ${statement}.
Proof.
  intros x len ${names.join(' ')} ${given}.
  assert (at_least froms (heights (sorted x)) ${numbers}) as further.
  { rewrite at_x. exact ${froms.reduceRight((rest, one) => `(conj ${one} ${rest})`, 'I')}. }
  ${conclude(`proj2 (${proof} x ${numbers} len further) ${now.values} ${now.proof}`)}`
    case 'moves':
      return `${start}
  forall y, ${move} x y -> ${statement}.
Proof.
  intros x len y to_y ${names.join(' ')} ${given}.
  ${conclude(`proj2 (${proof} x len) y ${now.values} ${next.values} to_y ${now.proof} ${next.proof}`)}`
    case 'strategy':
      return `${start}
  (exists y, ${move} x y) ->
  exists s y, named_by rules (heights (sorted x)) = Some s /\\
  ${move.replace('move ', '')} (size s) = true /\\ plays s (sorted x) y /\\
  ${statement}.
Proof.
  intros x len some. destruct (proj2 (${proof} x len) some) as [s [y [is_named [is_move [to_y follows]]]]].
  exists s, y. split; [exact is_named | split; [exact is_move | split; [exact to_y |]]].
  intros ${names.join(' ')} ${given}.
  ${conclude(`follows ${now.values} ${next.values} ${now.proof} ${next.proof}`)}`
  }
}

/** The hypotheses about a position, and how the proof uses them. */
interface PositionText {
  readonly names: readonly string[]
  readonly values: string
  readonly hypotheses: string
  readonly known: readonly string[]
  readonly proof: string
}

/** The least values of the further numbers. */
export function fromsText(also: readonly FurtherNumber[], variables: readonly string[]): string {
  const names = [...variables, ...also.map(({ name }) => name)]
  const modules = also.map(({ from }, i) => saysModule(`From${i + 1}`, names, from))
  const listed = listText(also.map((_, i) => `From${i + 1}.says`))
  return `${modules.join('\n')}
Definition froms : list term := ${listed}.`
}

/** The rules of a strategy, in order. */
export function rulesText(rules: Strategy, variables: readonly string[]): string {
  const conditions = rules.map(({ when }, i) =>
    moduleText(`Rule${i + 1}`, saysText(variables, when)),
  )
  const listed = rules.map(({ play }, i) => {
    const mask = variables.map((_, pile) => String(play.includes(pile + 1)))
    return `(Rule${i + 1}.says, ${listText(mask)})`
  })
  return `${conditions.join('\n')}
Definition rules : list (formula * mask) := ${listText(listed)}.`
}

function plainText(says: Expression): string {
  const { bindings, text } = writeShared(
    says,
    writePlain((name) => name),
  )
  const lets = bindings.map((part) => `let ${part.name} := ${part.text} in `)
  return `${lets.join('')}${text}`
}
