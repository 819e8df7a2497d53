// Builds the command if its build does not belong to the present sources.
import { spawnSync } from 'node:child_process'
import { buildState, ROOT } from './built.mjs'

if (!buildState().isBuilt) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' })
  process.exitCode = status ?? 1
}
