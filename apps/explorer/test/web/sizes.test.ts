import { expect, test } from 'vitest'
import { isLeftOut } from '@nim/chromium'
import { pageSizes } from '../../build/page-sizes.ts'

test.skipIf(isLeftOut())(
  'the first view and the whole code do not exceed their size limits',
  () => {
    const { firstView, mapWorker, allCode } = pageSizes()
    process.stderr.write(
      `first view ${firstView} bytes, its worker ${mapWorker}, all code ${allCode}\n`,
    )
    expect(firstView).toBeLessThanOrEqual(60_000)
    expect(allCode).toBeLessThanOrEqual(600_000)
  },
)
