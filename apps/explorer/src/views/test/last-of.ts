/**
 * Processes requests one at a time. During a request, the function keeps only the latest other
 * request.
 *
 * @param told receives every answer, or the reason why there is no answer
 */
export function lastOf<Given, Answer>(
  work: (given: Given) => Promise<Answer>,
  told: (given: Given, answer: Answer | Error) => void,
): (given: Given) => void {
  let waiting: { readonly given: Given } | null = null
  let isWorking = false
  const next = async (): Promise<void> => {
    while (waiting !== null) {
      const { given } = waiting
      waiting = null
      // oxlint-disable-next-line no-await-in-loop -- the requests are processed one after the other
      told(given, await work(given).catch((error: unknown) => error as Error))
    }
    isWorking = false
  }
  return (given) => {
    waiting = { given }
    if (isWorking) return
    isWorking = true
    void next()
  }
}
