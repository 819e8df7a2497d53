/** The topics that `nimlab help` explains. */
export type TopicName = 'rulesets' | 'formulas' | 'verdicts' | 'exit-codes'

/** The text of each topic. nimlab loads only the text that it prints. */
export const TOPICS: Readonly<Record<TopicName, { readonly text: () => Promise<string> }>> = {
  rulesets: { text: async () => (await import('./rulesets.ts')).rulesetsTopic() },
  formulas: { text: async () => (await import('./formulas.ts')).formulasTopic() },
  verdicts: { text: async () => (await import('./verdicts.ts')).verdictsTopic() },
  'exit-codes': { text: async () => (await import('./exit-codes.ts')).exitCodesTopic() },
}
