import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { NIMLAB_VERSION } from '../src/claim/version.ts'

it('the version in verdict records is that of the package', () => {
  expect(NIMLAB_VERSION).toBe(manifest.version)
})
