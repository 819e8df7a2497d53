import { Argument, Command, type CommandUnknownOpts, Option } from '@commander-js/extra-typings'
import { EXPORT_FORMATS, LIST_FORMATS } from '@nim/report'
import { expect, it } from 'vitest'
import { METHODS_OF_PROOF } from '../../src/arguments/methods-of-proof.ts'
import { newSpelling, OLD_SPELLINGS } from '../../src/arguments/old-spellings.ts'
import { FILE_ENDINGS } from '../../src/arguments/outputs.ts'
import { wholeProgram } from '../../src/program.ts'
import { optionWords } from '../../src/terminal/option-words.ts'
import { VERBS } from '../../src/verbs.ts'
import { nimlab } from '../run-command.ts'

/** Texts for which the parsers of options return different results. */
const TEXTS = ['', '0', '1', '300', '86401', '1000001', '99999999999', '1e3', '-1', '3..6', '6..3']
TEXTS.push('1/2', '2GiB', '50%', 'P', 'grundy=0', 'x1=3', 'sum,odd', 'all', 'cvc5,z3', 'z4', 'a=b')

/** Every verb of the command, read from the command itself. */
async function allVerbs(): Promise<CommandUnknownOpts[]> {
  return leavesOf(await wholeProgram())
}

function leavesOf(command: CommandUnknownOpts): CommandUnknownOpts[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf)
}

/** The result of parsing a text as the value of an option, which is a value or an error message. */
function readBy({ parseArg }: Option, text: string): string {
  if (parseArg === undefined) return 'the text itself'
  try {
    return JSON.stringify(parseArg(text, undefined))
  } catch (error) {
    return (error as Error).message
  }
}

/**
 * The reason why two options with the same name differ in type or description; null if both options
 * have the same type and description.
 */
function difference(one: Option, other: Option): string | null {
  if (one.flags !== other.flags) return `'${one.flags}' and '${other.flags}'`
  if (one.description !== other.description) return `'${one.description}', '${other.description}'`
  const [choices, others] = [one.argChoices, other.argChoices]
  if (choices !== undefined && others !== undefined) {
    const [few, many] = choices.length < others.length ? [choices, others] : [others, choices]
    const isPart = many.filter((word) => few.includes(word)).join() === few.join()
    return isPart ? null : `choices ${choices.join()} and ${others.join()}`
  }
  const text = TEXTS.find((each) => readBy(one, each) !== readBy(other, each))
  return text === undefined ? null : `'${text}': ${readBy(one, text)}, ${readBy(other, text)}`
}

/**
 * The options with the same name but a different type or description, and the descriptions that
 * belong to two names.
 */
function faults(verbs: readonly CommandUnknownOpts[]): string[] {
  const words = new Map<string, { readonly verb: string; readonly option: Option }>()
  const sentences = new Map<string, string>()
  const found: string[] = []
  for (const command of verbs) {
    const verb = command.name()
    for (const option of command.options) {
      const word = option.long ?? option.flags
      const first = words.get(word) ?? { verb, option }
      words.set(word, first)
      const differs = difference(first.option, option)
      if (differs !== null) found.push(`${word} of ${first.verb} and of ${verb}: ${differs}`)
      const before = sentences.get(option.description) ?? word
      sentences.set(option.description, before)
      if (before !== word) found.push(`${before} and ${word}: '${option.description}'`)
    }
    for (const argument of command.registeredArguments) {
      const word = argument.name()
      const before = sentences.get(`<${word}>`) ?? argument.description
      sentences.set(`<${word}>`, before)
      if (before !== argument.description) found.push(`<${word}> of ${verb}: '${before}'`)
    }
  }
  return found
}

it('every option has the same type and the same description in all verbs', async () => {
  const verbs = await allVerbs()
  expect(verbs.length).toBeGreaterThan(VERBS.size)
  expect(faults(verbs)).toEqual([])
})

it('faults reports an option name with two placeholders, descriptions, parsers or lists of choices', () => {
  const verb = (name: string, ...options: Option[]): CommandUnknownOpts => {
    const command = new Command(name)
    for (const option of options) command.addOption(option)
    return command
  }
  const planted: readonly (readonly [string, Option, Option])[] = [
    ['placeholder', new Option('--max <B>', 'pile'), new Option('--max <n>', 'pile')],
    ['sentence', new Option('--max <B>', 'pile'), new Option('--max <B>', 'row')],
    ['type', new Option('--csv', 'table'), new Option('--csv <file>', 'table')],
    ['parser', new Option('--max <B>', 'pile').argParser(Number), new Option('--max <B>', 'pile')],
    [
      'choices',
      new Option('--by <way>', 'how').choices(['smt', 'points']),
      new Option('--by <way>', 'how').choices(['sum', 'largest']),
    ],
  ]
  for (const [what, one, other] of planted) {
    expect(faults([verb('a', one), verb('b', other)]), what).toHaveLength(1)
    expect(faults([verb('a', one), verb('b', one)]), what).toEqual([])
  }
  const two = [new Option('--row <B>', 'pile'), new Option('--max <B>', 'pile')]
  expect(faults([verb('a', ...two)])).toEqual(["--row and --max: 'pile'"])
  const withArgument = (name: string, says: string): CommandUnknownOpts =>
    new Command(name).addArgument(new Argument('<game>', says))
  expect(faults([withArgument('a', 'a game'), withArgument('b', 'its name')])).toHaveLength(1)
})

it('a ruleset is the first argument, a formula is the value of --says, and --misere accompanies --play', async () => {
  for (const command of await allVerbs()) {
    const verb = command.name()
    const words = command.options.map(({ long }) => long)
    const names = command.registeredArguments.map((argument) => argument.name())
    const takesRuleset = names.includes('ruleset') || words.includes('--says')
    if (names.includes('ruleset')) expect(names[0], verb).toBe('ruleset')
    else if (takesRuleset) expect(names, verb).toEqual(['subject'])
    expect(words.includes('--misere'), verb).toBe(words.includes('--play'))
    if (takesRuleset) expect(words, verb).toContain('--play')
    for (const { flags, long } of command.options) {
      expect(flags, verb).not.toMatch(/<(?:ruleset|game)>/)
      if (flags.includes('<formula>')) expect(long, verb).toBe('--says')
    }
  }
})

it('every option accepts its words in any letter case, and names each of them in the help', async () => {
  let count = 0
  for (const command of await allVerbs()) {
    for (const option of command.options) {
      for (const choice of option.argChoices ?? []) {
        count++
        const what = `${command.name()} ${option.long} ${choice}`
        for (const typed of [choice, choice.toUpperCase()]) {
          expect(readBy(option, typed), what).toBe(JSON.stringify(choice))
        }
        expect(readBy(option, `${choice}x`), what).toContain('Allowed choices are ')
        expect(optionWords(option), what).toMatch(new RegExp(`\\b${choice}\\b`))
      }
    }
  }
  expect(count).toBeGreaterThan(50)
})

it('the help of --by explains the accepted methods of proof, and no others', async () => {
  for (const command of await allVerbs()) {
    const by = command.options.find(({ long }) => long === '--by')
    if (by === undefined) continue
    const words = optionWords(by)
    for (const [method, says] of Object.entries(METHODS_OF_PROOF)) {
      expect(words.includes(`${method}: ${says}`), `${command.name()}: ${words}`).toBe(
        by.argChoices?.includes(method),
      )
    }
  }
})

it('--out recognizes the file name extension of every format', () => {
  expect([...new Set([...LIST_FORMATS, ...EXPORT_FORMATS, 'json', 'zip'])].sort()).toEqual(
    FILE_ENDINGS,
  )
})

it('an old spelling leads to exit code 2 and to one line with the new spelling', async () => {
  const verbs = await allVerbs()
  for (const [verb, old] of OLD_SPELLINGS) {
    const instead = newSpelling(verb, old)!
    const { options } = verbs.find((command) => command.name() === verb)!
    const words = options.map(({ long }) => long)
    expect(words).not.toContain(old)
    for (const word of instead.match(/--[\w-]+/g)!) expect(words).toContain(word)
    // oxlint-disable-next-line no-await-in-loop -- the commands must run one at a time
    const { code, stdout, stderr } = await nimlab(verb, 'NIM(3,2)', old, 'x')
    expect(stderr).toBe(`nimlab: ${verb} does not accept ${old}; write ${instead}\n`)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  }
})
