import { expect } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import type { Explorer, OpenPage } from './open-explorer.ts'

/** The screens that get invalid input in this run, in fields or in the address. */
const GIVEN_GARBAGE = new Set<string>(
  sampled(['position', 'claims', 'play', 'formula', 'atlas'], 2),
)

/** True if the test gives a screen invalid input in this run. */
export function isGivenGarbage(screen: string): boolean {
  return GIVEN_GARBAGE.has(screen)
}

/**
 * Waits until a part of a page appears, without a message about a problem. A message fails the test
 * at once. After a message, the part may never appear: for example, a claim without its data shows
 * only the message.
 */
export async function expectShown({ page }: OpenPage, part: string): Promise<void> {
  const message = page.locator('main [role=alert]')
  await page.locator(part).or(message).first().waitFor()
  expect(await message.allInnerTexts()).toEqual([])
}

/**
 * Closes a page. The page must not have reported a problem, and must not have requested anything
 * from other sites.
 */
export async function closeWell({ page, complaints, strangers }: OpenPage): Promise<void> {
  expect(complaints).toEqual([])
  expect(strangers).toEqual([])
  await page.close()
}

/**
 * Expects the page to answer each of these addresses with text, and to contain nothing from the
 * address as an element.
 *
 * @param home the address of a list, which the page shows between two addresses
 * @param said the text of the answer
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
    // Return to the list, so that the next answer cannot be the text of the previous answer.
    await page.evaluate(`location.hash = ${JSON.stringify(home)}`)
    await page.getByText(/^(\d+) of \1 /).waitFor()
  }
  await closeWell(open)
}
