import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import shared from '../../vitest.shared.ts'

// the modules are loaded once for all files: a third of the time
const config: ViteUserConfig = mergeConfig(shared, { test: { isolate: false } })

export default config
