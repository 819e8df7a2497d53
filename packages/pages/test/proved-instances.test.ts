import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { provedInstances } from '../src/claims/proved-instances.ts'
import { filesIn, readAtlas } from '../src/index.ts'

const atlas = readAtlas(filesIn(fileURLToPath(new URL('../../../', import.meta.url))))
const proved = atlas.rows.filter(({ status, play }) => status === 'proved' && play === 'normal')
const words = provedInstances(atlas, '../atlas/')

describe('the proved instances of the conjecture on subtraction games', () => {
  it('include every game in normal play whose P-positions have a proved formula', () => {
    expect(words).toContain(`${proved.length} games`)
    for (const file of new Set(proved.map((row) => row.file))) {
      const games = proved.filter((row) => row.file === file).map(({ game }) => game)
      const isCounted = words.includes(`${games.length} games ([${file}]`)
      expect(isCounted || games.every((game) => words.includes(`\`${game}\``)), file).toBe(true)
    }
  })

  it('include no game without a proof in normal play', () => {
    const others = atlas.rows.filter(({ game }) => !proved.some((row) => row.game === game))
    expect(others.length).toBeGreaterThan(0)
    for (const { game } of others) expect(words).not.toContain(`\`${game}\``)
  })
})
