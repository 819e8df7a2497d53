import type { ViteUserConfig } from 'vitest/config'
import { together } from '../../vitest.together.ts'

const config: ViteUserConfig = together(['test/goals/points-refused.test.ts'])

export default config
