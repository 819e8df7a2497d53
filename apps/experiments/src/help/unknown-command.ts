import { oneLine } from '@nim/core/rules'
import { nearest } from '@nim/presburger/text'
import { VERBS } from '../verbs.ts'
import { FIRST_LINES } from './first-lines.ts'
import { TOPIC_SUMMARIES } from './help-words.ts'

/**
 * The maximum number of letters in which a suggested name may differ from the given name. For a
 * short name, the maximum is one third of its letters, rounded up.
 */
const FARTHEST = 3

/**
 * The message for a word that is not the name of a command. The message suggests commands, parts of
 * commands such as `sweep run`, and, after the word `help`, topics.
 */
export function unknownCommand(word: string, isAfterHelp: boolean): string {
  const known = new Map([...VERBS.keys()].map((name) => [name, name]))
  for (const path of Object.keys(FIRST_LINES)) known.set(path.split(' ').at(-1)!, path)
  if (isAfterHelp) for (const topic of Object.keys(TOPIC_SUMMARIES)) known.set(topic, topic)
  const names = nearest(word, known.keys(), Math.min(FARTHEST, Math.ceil(word.length / 3)))
  const hint =
    names.length === 0
      ? `'nimlab help' lists all commands`
      : `did you mean ${names.map((name) => known.get(name)).join(' or ')}?`
  return `unknown command ${isAfterHelp ? 'or topic ' : ''}'${oneLine(word)}'; ${hint}`
}
