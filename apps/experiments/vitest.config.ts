import { defineConfig } from 'vitest/config'
import shared from '../../vitest.shared.ts'

// The tests run the built command and its built packages, because that starts in a third of the
// time.
export default defineConfig({
  test: {
    ...shared.test,
    isolate: false,
    // a verb that normally works in a thread of its own, so that it can receive Ctrl-C, works in
    // the thread of the tests, which has already loaded the command
    pool: 'threads',
    globalSetup: ['./test/build-command.ts'],
    server: { deps: { external: [/\/(?:bundle|dist)\//] } },
  },
})
