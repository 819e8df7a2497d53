import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyOfHouse, walkTo } from './copy-of-house.ts'

const CONTRIBUTING = new URL('../../../CONTRIBUTING.md', import.meta.url)
const house = copyOfHouse()
afterAll(() => house.remove())

describe('the walk of CONTRIBUTING.md to a new game', () => {
  const { name, code } = walkTo('A game', readFileSync(CONTRIBUTING, 'utf8'))

  beforeAll(() => {
    writeFileSync(house.at(`packages/core/src/rules/games/${name}`), code)
    expect(house.run('scripts/write-index.mjs')).toMatchObject({ code: 0 })
  })

  it('makes it known to position by its file alone', () => {
    const { stdout: page } = house.nimlab('position', 'HALF(2)', '3,6')
    expect(page).toMatch(/outcome +N \(by solving\)/)
    expect(page).toMatch(/\* +2 \(3\) +3,3 +P /)
  })

  it('solves it', () => {
    const { stdout } = house.nimlab('solve', 'HALF(1)', '--max', '15')
    expect(stdout).toMatch(/P-positions +5\n/)
  })

  it('lists it among what is accepted', () => {
    const { code: ended, stderr } = house.nimlab('position', 'NONE(2)', '1,2')
    expect(ended).toBe(2)
    expect(stderr).toMatch(/accepted: GM\(n,l\), HALF\(n\), /)
  })
})
