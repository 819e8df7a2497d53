import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path/posix'
import { type CodeBlock, codeBlocks, withTexts } from './code-block.ts'
import { runNimlab, runProgram } from './run-command.ts'
import { runScript } from './run-script.ts'
import { isSameOutput } from './same-output.ts'
import { expanded, shellCommands } from './shell-words.ts'

export interface PageOptions {
  /** True if blocks marked `long` run too. */
  readonly long: boolean
  /**
   * Programs that are missing on this machine. Blocks whose language needs such a program are
   * skipped.
   */
  readonly absent: ReadonlySet<string>
}

/**
 * The text at the beginning of each call in a script that nimlab wrote. This text consists of the
 * paths of Node and of the command.
 */
const COMMAND_HERE = `'${process.execPath}' '${process.argv[1]}'`
const COMMAND_OF_A_READER = "'/usr/bin/node' '/home/you/nimlab/apps/experiments/bin/nimlab.mjs'"

/** The result for a page. */
export interface PageRun {
  /** The page with the current outputs. */
  readonly text: string
  /** The differences from the page, with their lines. */
  readonly problems: readonly string[]
  /** The figures that its commands wrote, by name. */
  readonly figures: ReadonlyMap<string, string>
  /** The blocks that were not run. */
  readonly left: readonly string[]
}

/** The programs that run the scripts of a language. */
export const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  python: ['python3', '-c'],
  r: ['Rscript', '-e'],
}

/** The last words of the message about a changed output. */
export const STALE = 'the output is another now'
/** The names that pages use for the command. */
const COMMANDS = new Set(['nimlab', 'node_modules/.bin/nimlab'])
/** The maximum number of characters of a quoted message, and the exit code for rejected input. */
const LONGEST = 500
const REFUSED = 2
const INTERNAL = 4

/**
 * Runs the blocks of a page in order, in a new folder that serves as the working directory. `sh`
 * (one command on each line), `python`, `r`, `js` and `ts` blocks are run. A block with `file=NAME`
 * is not run, but written to that file. A `text` block after a block that was run contains its
 * output. A block may have flags. `long` blocks run only if the option `long` is set. In `wrong`
 * blocks, the command must reject its input, and the page shows its message. `elsewhere` blocks
 * contain a command for another machine and are not run.
 */
export async function runPage(page: string, options: PageOptions): Promise<PageRun> {
  const before = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'nimlab-page-'))
  process.chdir(folder)
  try {
    return await runBlocks(page, options)
  } finally {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  }
}

async function runBlocks(page: string, options: PageOptions): Promise<PageRun> {
  const problems: string[] = []
  const left: string[] = []
  const texts: string[] = []
  let printed: string | null = null
  for (const block of codeBlocks(page)) {
    const { language, line, text } = block
    texts.push(text)
    if (language === 'text' && fileOf(block) === null) {
      if (printed === null || isSameOutput(text, printed)) continue
      problems.push(`line ${line}: ${STALE}`)
      texts[texts.length - 1] = printed.replace(/\n*$/, '\n')
      continue
    }
    printed = null
    if (isLeftOut(block, options)) {
      left.push(`line ${line}: ${language} ${block.flags.join(' ')}`.trim())
      continue
    }
    try {
      printed = await runBlock(block)
    } catch (error) {
      problems.push(`line ${line}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { text: withTexts(page, texts), problems, figures: figuresHere(), left }
}

function isLeftOut({ language, flags }: CodeBlock, { long, absent }: PageOptions): boolean {
  return flags.includes('elsewhere') || (flags.includes('long') && !long) || absent.has(language)
}

/** The file to which a block is written. */
function fileOf({ flags }: CodeBlock): string | null {
  return flags.find((flag) => flag.startsWith('file='))?.slice('file='.length) ?? null
}

/** Runs a block and returns its output, or null if there is nothing to show. */
async function runBlock(block: CodeBlock): Promise<string | null> {
  const { language, flags, text } = block
  const file = fileOf(block)
  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return null
  }
  if (language === 'sh') return runShell(text, flags.includes('wrong'))
  if (language === 'js' || language === 'ts') {
    const wrong = await runScript(text, language)
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    return null
  }
  const program = PROGRAMS[language]
  if (program === undefined) throw new Error(`unknown language '${language}' in a block`)
  const { code, stdout, stderr } = runProgram(program[0]!, [...program.slice(1), text])
  if (code !== 0) throw new Error(`${program[0]} ended with ${code}: ${stderr}`)
  return stdout
}

async function runShell(text: string, isWrong: boolean): Promise<string> {
  let printed = ''
  for (const { line, words, needsShell } of shellCommands(text)) {
    const [program = '', ...args] = words
    const isOwn = COMMANDS.has(program) && !needsShell
    const ended = isOwn ? await runNimlab(expanded(args)) : runProgram('sh', ['-c', line])
    const refused = ended.code === REFUSED || ended.code >= INTERNAL
    if (refused !== isWrong)
      throw new Error(`${line}\nended with ${ended.code}: ${ended.stderr.slice(0, LONGEST)}`)
    // the output shows a reader's folder and command instead of those of this run
    printed += (isWrong ? ended.stderr : ended.stdout)
      .replaceAll(process.cwd(), '/home/you')
      .replaceAll(COMMAND_HERE, COMMAND_OF_A_READER)
  }
  return printed
}

function figuresHere(): Map<string, string> {
  const names = readdirSync('.', { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [basename(name), readFileSync(name, 'utf8')]),
  )
}
