import { expect, test } from 'vitest'
import { doorsOf } from '../build/doors.ts'

test('the first view links to the docs and the source code if the build knows their addresses', () => {
  const none = { homepage: '', repository: '' }
  const release = { homepage: 'https://example.org/nimlab', repository: 'https://example.org/git' }
  expect(doorsOf({}, none)).toEqual({ docs: '', source: '' })
  expect(doorsOf({}, release)).toEqual({ docs: release.homepage, source: release.repository })
  expect(doorsOf({ NIMLAB_EXPLORER_DOCS: '../index.html' }, none)).toEqual({
    docs: '../index.html',
    source: '',
  })
})
