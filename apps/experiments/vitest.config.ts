import { defineConfig } from 'vitest/config'
import shared from '../../vitest.shared.ts'

// The tests run the built command and the built packages, because they start three times as fast as
// the sources.
export default defineConfig({
  test: {
    ...shared.test,
    isolate: false,
    // Some verbs normally run in their own thread, so that the command can react to Ctrl-C. In the
    // tests, these verbs run in the thread of the test, which has already loaded the command.
    pool: 'threads',
    globalSetup: ['./test/build-command.ts'],
    server: { deps: { external: [/\/(?:bundle|dist)\//] } },
  },
})
