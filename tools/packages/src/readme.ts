import { readFileSync } from 'node:fs'

/** The example of a README: the code of its first block of JavaScript, and what it says that this prints. */
export interface Example {
  readonly code: string
  readonly prints: string
}

/** @throws Error if the README has no block of JavaScript, or no block of text after it */
export function exampleOf(folder: string): Example {
  const file = `${folder}/README.md`
  const found = /^```js\n([^]*?)^```$[^]*?^```text\n([^]*?)^```$/m.exec(readFileSync(file, 'utf8'))
  if (found === null) throw new Error(`${file}: no block of js with a block of text after it`)
  const [, code, prints] = found
  return { code: code!, prints: prints! }
}
