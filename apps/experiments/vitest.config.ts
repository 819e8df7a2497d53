import { defineConfig } from 'vitest/config'
import shared from '../../vitest.shared.ts'

// The tests run the built command and the built packages, which start in a third of the time that
// the sources need.
export default defineConfig({
  test: {
    ...shared.test,
    isolate: false,
    // Some verbs normally work in their own thread, so that the command can react to Ctrl-C. In the
    // tests they work in the thread of the tests, which has already loaded the command.
    pool: 'threads',
    globalSetup: ['./test/build-command.ts'],
    server: { deps: { external: [/\/(?:bundle|dist)\//] } },
  },
})
