import type { TopicName } from './topics/topics.ts'

/** The first lines of nimlab's main help text. */
export const FRONT_PAGE = `Is this statement about a Nim-type game true?

Three commands to begin with:
  nimlab position "NIM(4,2)" 7,8,9,30 --moves best   who wins, and by which moves?
  nimlab test "SN(5,{2,3})" --says "o == 0"          is my formula right?
  nimlab show nim-4-3                                what does the paper say, and is it true?`

/** The topics of `nimlab help TOPIC`, each with a short description. */
export const TOPIC_SUMMARIES: Readonly<Record<TopicName, string>> = {
  rulesets: 'the games and how they are written',
  formulas: 'the language of --says',
  verdicts: 'what each verdict means',
  'exit-codes': 'exit codes for use in scripts',
}

/** The last lines of nimlab's main help text, which list the topics. */
export const TOPIC_LINES = `
Topics, for example nimlab help verdicts:
${Object.entries(TOPIC_SUMMARIES)
  .map(([name, about]) => `  ${name.padEnd(12)}  ${about}`)
  .join('\n')}

nimlab COMMAND --help explains a command and its options.`

/** The topic that the arguments name; null if they name no topic. */
export function topicNamed([verb, topic]: readonly string[]): TopicName | null {
  const isTopic = verb === 'help' && topic !== undefined && Object.hasOwn(TOPIC_SUMMARIES, topic)
  return isTopic ? (topic as TopicName) : null
}

/** The arguments of a command, with `help sweep run` rewritten as `sweep run --help`. */
export function verbHelp(args: readonly string[]): readonly string[] {
  const [first, ...rest] = args
  if (first !== 'help') return args
  return [...rest.filter((word) => !word.startsWith('-')), '--help']
}
