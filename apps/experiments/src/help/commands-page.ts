import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { wholeProgram } from '../program.ts'
import { fitLines } from '../terminal/fit-lines.ts'
import { GROUPS, VERBS } from '../verbs.ts'
import { FIRST_LINES } from './first-lines.ts'
import { type TopicName, TOPICS } from './topics/topics.ts'

/** The maximum number of characters in a line of a help text on the page. */
const WIDTH = 100

const INTRODUCTION = `# Commands

This page shows the help of every command. \`npm run docs\` generates this page from the help of the command.

An option has the same meaning in every command that accepts it. \`--out\` names a file if the name has the ending of a
format, such as \`.csv\`; otherwise \`--out\` names a directory. [Start time](start-time.md) shows how long a call takes,
and [Memory](memory.md) shows how much memory it needs. You can use [a claim of your own](own-claims.md) wherever a
claim is accepted, and [a game of your own](own-games.md) wherever a ruleset is accepted.

On a terminal, verdicts are coloured. \`--no-color\` or the variable \`NO_COLOR\` turns colours off, and \`FORCE_COLOR=1\`
turns them on everywhere.

## Completion in the shell

\`nimlab completion\` prints a script for bash, zsh or fish. The script completes commands, options, accepted words,
rulesets and the ids of claims. \`nimlab completion --help\` explains where to put the script. In bash, the Tab key then shows:

\`\`\`text
$ nimlab s⇥⇥
sequence  show      solve     sweep
$ nimlab prove DH-C1 --by ⇥⇥
any      coq      parts    points   shifts   smt      written
$ nimlab check dh-t5⇥
$ nimlab check DH-T5.1
\`\`\`

And in zsh:

\`\`\`text
% nimlab position nim⇥
NIM\\(3,2\\)  NIM\\(4,2\\)  NIM\\(4,3\\)  NIM\\(5,3\\)
% nimlab sweep run --re⇥
--res     -- the same as --shard, but i is from 0: --res 2 --mod 64 means --shard 3/64
--resume  -- continue the sweep in the directory; you can leave out the plan
\`\`\``

/**
 * The Markdown of docs/commands.md. The page contains a table of commands for each group, the help
 * topics, and the help text of each verb.
 */
export async function commandsPage(): Promise<string> {
  const program = await wholeProgram()
  const verbs = program.commands.map((command) => verbSection(command, []))
  const topics = await Promise.all(
    Object.keys(TOPICS).map((name) => topicSection(name as TopicName)),
  )
  return [INTRODUCTION, ...groupTables(), ...topics, ...verbs, ''].join('\n\n').trimEnd() + '\n'
}

function groupTables(): string[] {
  return Object.entries(GROUPS).map(([group, heading]) => {
    const rows = [...VERBS]
      .filter(([, verb]) => verb.group === group)
      .map(
        ([name, { summary }]) =>
          `| [\`nimlab ${name}\`](#nimlab-${name}) | ${summary} | ${exampleCell(name)} |`,
      )
    return `## ${heading.slice(0, -1)}\n\n| command | what it does | example |\n| --- | --- | --- |\n${rows.join('\n')}`
  })
}

function exampleCell(name: string): string {
  const example = FIRST_LINES[name] ?? FIRST_LINES[`${name} run`]
  return `\`${example!.example.at(-1)!.replaceAll('|', String.raw`\|`)}\``
}

async function topicSection(name: TopicName): Promise<string> {
  return `## nimlab help ${name}\n\n${fenced(await TOPICS[name].text())}`
}

function verbSection(command: CommandUnknownOpts, path: readonly string[]): string {
  const words = [...path, command.name()]
  let help = ''
  command
    .configureOutput({ writeOut: (text) => (help += text), getOutHelpWidth: () => WIDTH })
    .outputHelp()
  const own = `## nimlab ${words.join(' ')}\n\n${fenced(help)}`
  return [own, ...command.commands.map((part) => verbSection(part, words))].join('\n\n')
}

function fenced(text: string): string {
  return `\`\`\`text\n${fitLines(text, WIDTH).trimEnd()}\n\`\`\``
}
