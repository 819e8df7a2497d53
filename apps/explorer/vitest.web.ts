import { readdirSync } from 'node:fs'
import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import { sampled } from '../../vitest.sample.ts'
import shared from '../../vitest.web.ts'

const FOLDER = 'test/web'
const files = readdirSync(new URL(FOLDER, import.meta.url)).filter((name) =>
  name.endsWith('.test.ts'),
)
/**
 * In `.ci/run`, the seed selects a quarter of the files. All tests together take two minutes of
 * processor time.
 */
const taken = process.env['NIMLAB_SEED'] === undefined ? files : sampled(files, 4)
const leftOut = files.filter((name) => !taken.includes(name)).map((name) => `${FOLDER}/${name}`)

/** One build of the page serves all tests in Chromium. */
const config: ViteUserConfig = mergeConfig(shared, {
  test: { globalSetup: ['./test/web/build-page.ts'], maxWorkers: 2, exclude: leftOut },
})

export default config
