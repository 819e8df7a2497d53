import { defineConfig } from 'vitest/config'
import shared from '../../vitest.shared.ts'

// The tests run the built command, and the packages that it runs: it starts in a third of the time.
export default defineConfig({
  test: {
    ...shared.test,
    isolate: false,
    // a verb that works in a thread of its own, so that Ctrl-C is heard, works in that of the tests: it does not
    // load the command again
    pool: 'threads',
    globalSetup: ['./test/build-command.ts'],
    server: { deps: { external: [/\/dist\//] } },
  },
})
