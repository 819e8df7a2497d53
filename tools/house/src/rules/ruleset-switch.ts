import type { SourceFile } from '../house.ts'
import type { Complaint, Rule } from '../rule.ts'
import { lineAt, visit } from '../syntax.ts'

/** The name of a game in a ruleset. */
const GAME = /^[A-Z]{2,}$/

/** A switch must cover every game, because it would silently ignore an unknown game. */
export const rulesetSwitch: Rule = {
  says: 'a switch over a ruleset ends in never',
  complaints: ({ sources }) => sources.flatMap(complaintsIn),
}

function complaintsIn(file: SourceFile): Complaint[] {
  const { path, text } = file
  const complaints: Complaint[] = []
  visit(file, {
    SwitchStatement: ({ discriminant, cases, start }) => {
      const switched = text.slice(discriminant.start, discriminant.end)
      const namesGame = cases.some(
        ({ test }) =>
          test?.type === 'Literal' && typeof test.value === 'string' && GAME.test(test.value),
      )
      if (!namesGame && !/\bruleset\b/i.test(switched)) return
      const last = cases.at(-1)
      const ending = last?.test === null ? text.slice(last.start, last.end) : ''
      if (/\bnever\b/.test(ending)) return
      complaints.push({ at: path, says: `line ${lineAt(file, start)}: switch (${switched})` })
    },
  })
  return complaints
}
