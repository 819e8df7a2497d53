import { readFileSync } from 'node:fs'

/**
 * The example of a README. It consists of the first JavaScript block and of the output that the
 * README states for it.
 */
export interface Example {
  readonly code: string
  readonly prints: string
}

/** @throws Error if the README has no JavaScript block, or no text block after it */
export function exampleOf(folder: string): Example {
  const file = `${folder}/README.md`
  const match = /^```js\n([^]*?)^```$[^]*?^```text\n([^]*?)^```$/m.exec(readFileSync(file, 'utf8'))
  if (match === null) throw new Error(`${file}: no block of text follows a block of js`)
  const [, code, prints] = match
  return { code: code!, prints: prints! }
}
