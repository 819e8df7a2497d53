import { existsSync } from 'node:fs'
import { Argument, type Command, Option } from '@commander-js/extra-typings'
import { writeDurably } from '@nim/core/files'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { CLAIM_SKELETONS } from '../skeletons/claim.ts'
import { SKELETONS } from '../skeletons/skeletons.ts'
import { print } from '../terminal/output.ts'
import { UsageError } from '../usage-error.ts'

const KINDS = [...SKELETONS.keys()]
const SHAPES = [...CLAIM_SKELETONS.keys()]

/** Adds `nimlab new`: writes a commented example file, which the user can edit. */
export function addNew(program: Command, finish: (code: ExitCode) => void): void {
  const linesOf = (all: typeof SKELETONS): string =>
    [...all].map(([name, { about }]) => `  ${name}: ${about}`).join('\n')
  program
    .command('new')
    .description('write a commented example of a module, which runs at once and which you can edit')
    .addArgument(new Argument('<kind>', `the kind of module: ${KINDS.join(', ')}`).choices(KINDS))
    .argument('<name>', 'letters, digits and hyphens; nimlab writes NAME.mjs')
    .option('--ts', 'write TypeScript, NAME.ts; Node 20 needs esbuild to run it')
    .addOption(
      new Option('--shape <shape>', 'the subject of a claim; default: positions').choices(SHAPES),
    )
    .addHelpText(
      'after',
      advancedHelp(
        `Kinds:\n${linesOf(SKELETONS)}\n\nShapes of claims, one for each subject:\n${linesOf(CLAIM_SKELETONS)}\n\nMore examples:\n${KINDS.map((kind) => `  nimlab new ${kind} my-${kind}`).join('\n')}\n  nimlab new claim my-formula --shape formulas`,
      ),
    )
    .action((kind, name, { ts, shape }) => {
      if (shape !== undefined && kind !== 'claim') {
        throw new UsageError(`--shape ${shape}: a ${kind} has no shape; leave out --shape`)
      }
      if (!/^[a-z][a-z\d-]{0,59}$/i.test(name)) {
        throw new UsageError(
          `name '${name}': expected letters, digits and hyphens, such as my-${kind}; nimlab writes the file into the current folder`,
        )
      }
      const { text, next, refuses } =
        shape === undefined ? SKELETONS.get(kind)! : CLAIM_SKELETONS.get(shape)!
      const refused = refuses?.(name) ?? null
      if (refused !== null) throw new UsageError(`name '${name}': ${refused}`)
      const file = `${name}.${ts === true ? 'ts' : 'mjs'}`
      write(file, text(name, ts === true ? 'ts' : 'js'))
      print(`wrote ${file}, an example for you to edit; try`)
      for (const command of next(`./${file}`)) print(`  ${command}`)
      finish(EXIT.ok)
    })
}

/** @throws UsageError if the file exists, or cannot be written */
function write(file: string, text: string): void {
  if (existsSync(file)) throw new UsageError(`${file} already exists; choose another name`)
  try {
    writeDurably(file, text)
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`, { cause: error })
  }
}
