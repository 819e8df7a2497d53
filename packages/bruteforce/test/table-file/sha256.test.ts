import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fastSha256, portableSha256 } from '../../src/table-file/sha256.ts'

it('the SHA-256 of the engine equals that of this package', () => {
  expect(fastSha256, 'Node has one').not.toBe(portableSha256)
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 })), (chunks) => {
      const [fast, portable] = [fastSha256(), portableSha256()]
      for (const chunk of chunks) {
        fast.update(chunk)
        portable.update(chunk)
      }
      expect([...fast.digest()]).toEqual([...portable.digest()])
    }),
  )
})
