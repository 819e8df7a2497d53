// Runs the code on the pages, and writes its present output and figures into the pages. With
// --check, it writes nothing and reports differences. With --long, it also runs slow code, and
// fails if a program is not installed. If the command line names pages, only the code on these
// pages runs.
import { fileURLToPath } from 'node:url'
import { registerSource } from '@nim/from-source'

registerSource()
const { absentPrograms, PAGES, runExamples } = await import('../src/examples/examples.ts')
const root = fileURLToPath(new URL('../../..', import.meta.url))
const args = process.argv.slice(2)
const [isCheck, isLong] = ['--check', '--long'].map((flag) => args.includes(flag))
const names = args.filter((name) => !name.startsWith('--'))
const absent = isLong ? new Set() : absentPrograms()

for (const page of names.length > 0 ? names : PAGES) {
  const run = await runExamples(root, page, { write: !isCheck, long: isLong, absent })
  for (const problem of run.problems) process.stderr.write(`${page}, ${problem}\n`)
  for (const block of run.left) process.stdout.write(`${page}, ${block}: not run\n`)
  if (run.problems.length > 0) process.exitCode = 1
}
