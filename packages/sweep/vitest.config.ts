import type { ViteUserConfig } from 'vitest/config'
import { together } from '../../vitest.together.ts'

// the test of the memory of its process is alone in it
const config: ViteUserConfig = together(['test/collect-garbage.test.ts'])

export default config
