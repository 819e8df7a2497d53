import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import { sampled } from '../../vitest.sample.ts'
import shared from '../../vitest.shared.ts'

/** A walk takes up to half a minute: one of the two is followed, by the seed, and both in the long run. */
const WALKS = ['test/new-game.test.ts', 'test/new-claim.test.ts']
const followed = sampled(WALKS, 2)
const leftOut = WALKS.filter((walk) => !followed.includes(walk))

const config: ViteUserConfig = mergeConfig(shared, { test: { exclude: leftOut } })

export default config
