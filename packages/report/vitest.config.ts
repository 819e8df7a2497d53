import { mergeConfig } from 'vitest/config'
import shared from '../../vitest.shared.ts'

// the modules are loaded once for all files: a third of the time
export default mergeConfig(shared, { test: { isolate: false } })
