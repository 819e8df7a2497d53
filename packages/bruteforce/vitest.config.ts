import type { ViteUserConfig } from 'vitest/config'
import { together } from '../../vitest.together.ts'

const config: ViteUserConfig = together()

export default config
