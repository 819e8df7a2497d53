/**
 * Does the work on all items, at most `width` of them at the same time. The function begins the
 * next item only when fewer than `width` items are in progress. It begins no more items once
 * `isEnough()` is true.
 *
 * @throws by rejection the error of a work item, after all running items have ended
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
  isEnough: () => boolean,
): Promise<void> {
  const iterator = items[Symbol.iterator]()
  const lane = async (): Promise<void> => {
    while (!isEnough()) {
      const next = iterator.next()
      if (next.done === true) return
      // oxlint-disable-next-line no-await-in-loop -- a lane does one piece after another
      await work(next.value)
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: width }, lane))
  const failed = lanes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
