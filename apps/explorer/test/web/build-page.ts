import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isLeftOut } from '@nim/chromium'

/** Builds the page for production. */
export default function setup(): void {
  if (isLeftOut()) return
  execFileSync('npm', ['run', '--silent', 'build:page'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
    // Vitest sets NODE_ENV to test, which would build another page.
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
