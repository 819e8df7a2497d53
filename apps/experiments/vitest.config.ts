import { mergeConfig } from 'vitest/config'
import shared from '../../vitest.shared.ts'

// the tests run the built command, so that a call takes a third of the time
export default mergeConfig(shared, { test: { globalSetup: ['./test/build-command.ts'] } })
