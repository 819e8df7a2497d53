import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Builds the command before the tests if its build does not match the current sources. */
export function setup(): void {
  const script = fileURLToPath(
    new URL('../../../tools/from-source/ensure-built.mjs', import.meta.url),
  )
  execFileSync(process.execPath, [script], { stdio: 'inherit' })
}
