import { expect } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import type { Explorer, OpenPage } from './open-explorer.ts'

/** Screens that are given garbage, in fields or by address. */
const GIVEN_GARBAGE = new Set<string>(
  sampled(['position', 'claims', 'play', 'formula', 'atlas'], 2),
)

/** True of a screen that is given garbage in this run. */
export function isGivenGarbage(screen: string): boolean {
  return GIVEN_GARBAGE.has(screen)
}

/**
 * Waits for a part of a page without a message about a problem. A message fails the test at once,
 * because the part may never come then: a claim without its data shows only the message.
 */
export async function expectShown({ page }: OpenPage, part: string): Promise<void> {
  const message = page.locator('main [role=alert]')
  await page.locator(part).or(message).first().waitFor()
  expect(await message.allInnerTexts()).toEqual([])
}

/** Closes a page that has complained of nothing, and asked for nothing elsewhere. */
export async function closeWell({ page, complaints, strangers }: OpenPage): Promise<void> {
  expect(complaints).toEqual([])
  expect(strangers).toEqual([])
  await page.close()
}

/**
 * Each of these addresses is answered in words, and nothing of it becomes a part of the page.
 *
 * @param home the address of a list, which is shown between two of them
 * @param said what is said of them
 */
export async function expectText(
  explorer: Explorer,
  home: string,
  addresses: readonly string[],
  said: RegExp,
): Promise<void> {
  const open = await explorer.open(home)
  const { page } = open
  for (const hash of addresses) {
    await page.evaluate(`location.hash = ${JSON.stringify(hash)}`)
    await page.locator('main').getByText(said).first().waitFor()
    expect(await page.locator('main img').count(), hash).toBe(0)
    // so that what is waited for is not left from before
    await page.evaluate(`location.hash = ${JSON.stringify(home)}`)
    await page.getByText(/^(\d+) of \1 /).waitFor()
  }
  await closeWell(open)
}
