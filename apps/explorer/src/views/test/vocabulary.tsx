import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import { useEffect } from 'preact/hooks'
import { MathText } from '../../parts/mathml.tsx'
import { Problem } from '../../parts/problem.tsx'
import type { FormulaWordsAnswer } from '../../tasks/formula-words.ts'
import type { FormulaValue } from '../../tasks/formula/formula-input.ts'
import { SIGNS } from './signs.ts'
import { useRunning } from './running.ts'

/**
 * A reference for formulas about a game, with the words from the parser's vocabulary, and the
 * operators.
 */
export function Vocabulary({
  game,
  value,
}: {
  readonly game: string
  readonly value: FormulaValue
}): JSX.Element {
  const isOpen = useSignal(false)
  const words = useRunning('formula-words')
  const { answer, problem } = words
  useEffect(() => {
    if (isOpen.value) words.start({ game, value })
  }, [isOpen.value, game, value])
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>What a formula may say</summary>
      {problem === '' ? null : <Problem>{problem}</Problem>}
      {answer === null ? null : <Words answer={answer} game={game} />}
      <Signs />
    </details>
  )
}

function Words({
  answer: { known, isSorted, words },
  game,
}: {
  readonly answer: FormulaWordsAnswer
  readonly game: string
}): JSX.Element {
  return (
    <div class="scroll" role="group" aria-label="words" tabIndex={0}>
      <p>
        Words: {known}. The piles are numbered{' '}
        {isSorted ? 'from the smallest to the largest' : 'as the rules of the game number them'}.
      </p>
      <table>
        <caption>words about {game}</caption>
        <Head columns={['word', 'arguments', 'meaning']} />
        <tbody>
          {words.map(({ written, takes, math }) => (
            <tr key={written}>
              <td>
                <code>{written}</code>
              </td>
              <td>{takes}</td>
              <td>{math === null ? 'too long to be displayed' : <MathText html={math} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Signs(): JSX.Element {
  return (
    <div class="scroll" role="group" aria-label="signs" tabIndex={0}>
      <table>
        <caption>signs</caption>
        <tbody>
          {SIGNS.map(({ means, example }) => (
            <tr key={means}>
              <th scope="row">{means}</th>
              <td>
                <code>{example}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
