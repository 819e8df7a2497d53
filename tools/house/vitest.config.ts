import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import { sampled } from '../../vitest.sample.ts'
import shared from '../../vitest.shared.ts'

/**
 * The test of each guide takes up to half a minute. The seed selects one of the two guides, and the
 * long run tests both.
 */
const WALKS = ['test/new-game.test.ts', 'test/new-claim.test.ts']
const followed = sampled(WALKS, 2)
const leftOut = WALKS.filter((walk) => !followed.includes(walk))

const config: ViteUserConfig = mergeConfig(shared, { test: { exclude: leftOut } })

export default config
