import type { ViteUserConfig } from 'vitest/config'
import { together } from '../../vitest.together.ts'

const config: ViteUserConfig = together(['test/prove/simplified.test.ts'])

export default config
