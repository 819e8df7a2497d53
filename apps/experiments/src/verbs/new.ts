import { existsSync } from 'node:fs'
import { Argument, type Command } from '@commander-js/extra-typings'
import { writeDurably } from '@nim/core/files'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { SKELETONS } from '../skeletons/skeletons.ts'
import { print } from '../terminal/output.ts'
import { UsageError } from '../usage-error.ts'

const KINDS = [...SKELETONS.keys()]

/** `nimlab new`: a file to begin with. */
export function addNew(program: Command, finish: (code: ExitCode) => void): void {
  const kinds = [...SKELETONS].map(([kind, { about }]) => `  ${kind}: ${about}`).join('\n')
  program
    .command('new')
    .description('write a commented module of your own to begin with, which runs at once')
    .addArgument(new Argument('<kind>', `what it is: ${KINDS.join(', ')}`).choices(KINDS))
    .argument('<name>', 'letters, digits and hyphens; the file is NAME.mjs')
    .option('--ts', 'in TypeScript, NAME.ts; on Node 20 this needs esbuild to run')
    .addHelpText(
      'after',
      `\n${kinds}\n\nExamples:\n${KINDS.map((kind) => `  nimlab new ${kind} my-${kind}`).join('\n')}`,
    )
    .action((kind, name, { ts }) => {
      if (!/^[a-z][a-z\d-]{0,59}$/i.test(name)) {
        throw new UsageError(
          `name '${name}': expected letters, digits and hyphens, such as my-${kind}; the file is written into the current folder`,
        )
      }
      const { text, next, refuses } = SKELETONS.get(kind)!
      const refused = refuses?.(name) ?? null
      if (refused !== null) throw new UsageError(`name '${name}': ${refused}`)
      const file = `${name}.${ts === true ? 'ts' : 'mjs'}`
      write(file, text(name, ts === true ? 'ts' : 'js'))
      print(`${file} is written; try`)
      for (const command of next(`./${file}`)) print(`  ${command}`)
      finish(EXIT.ok)
    })
}

/** @throws UsageError if the file is there, or cannot be written */
function write(file: string, text: string): void {
  if (existsSync(file)) throw new UsageError(`${file}: there is such a file; take another name`)
  try {
    writeDurably(file, text)
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`, { cause: error })
  }
}
