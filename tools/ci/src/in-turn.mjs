/**
 * Prints the output of steps that run at the same time, without mixing their outputs. The output of
 * the step that began first appears immediately. The output of each other step waits until the
 * earlier steps have ended. Nothing is lost.
 *
 * @param {(text: string) => void} write
 * @returns {() => { write: (text: string) => void, end: () => void }} called when a step begins
 */
export function inTurn(write) {
  /** @type {{ held: string, isOver: boolean }[]} */
  const queue = []
  const flush = () => {
    for (let first = queue[0]; first !== undefined; first = queue[0]) {
      if (first.held !== '') write(first.held)
      first.held = ''
      if (!first.isOver) return
      queue.shift()
    }
  }
  return () => {
    const own = { held: '', isOver: false }
    queue.push(own)
    return {
      write(text) {
        own.held += text
        flush()
      },
      end() {
        own.isOver = true
        flush()
      },
    }
  }
}
