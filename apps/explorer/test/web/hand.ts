import type { Page } from '@nim/chromium'

type Locator = ReturnType<Page['locator']>

/**
 * The actions of a person with one hand. It counts clicks. A drag counts as one click, and a choice
 * from a list counts as two clicks.
 */
export interface Hand {
  clicks: number
  readonly click: (on: Locator) => Promise<void>
  /** Types into the element with the focus. */
  readonly type: (text: string) => Promise<void>
  readonly choose: (from: Locator, value: string) => Promise<void>
  readonly drag: (along: readonly { readonly x: number; readonly y: number }[]) => Promise<void>
}

/** A hand on a page, before its first click. */
export function handOn(page: Page): Hand {
  const hand: Hand = {
    clicks: 0,
    click: async (on) => {
      hand.clicks++
      await on.click()
    },
    type: async (text) => {
      // A field selects its text one frame after the click. A person starts to type only after that
      // frame.
      await page.waitForTimeout(100)
      await page.keyboard.type(text)
    },
    choose: async (from, value) => {
      hand.clicks += 2
      await from.selectOption(value)
    },
    drag: async ([start, ...others]) => {
      hand.clicks++
      await page.mouse.move(start!.x, start!.y)
      await page.mouse.down()
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 3 })
      await page.mouse.up()
    },
  }
  return hand
}
