import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isLeftOut } from '@nim/chromium'

/** Builds the page as it is shipped. */
export default function setup(): void {
  if (isLeftOut()) return
  execFileSync('npm', ['run', '--silent', 'build:page'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
    // Vitest says that this is a test, and then it is not the page that is shipped
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
