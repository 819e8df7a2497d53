import type { ViteUserConfig } from 'vitest/config'
import { together } from '../../vitest.together.ts'

// The test that measures the memory of its process must run alone.
const config: ViteUserConfig = together(['test/collect-garbage.test.ts'])

export default config
