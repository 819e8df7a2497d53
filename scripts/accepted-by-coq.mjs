import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CHECK = fileURLToPath(new URL('../formal/check.sh', import.meta.url))

/**
 * Has Coq compile these files, texts as @nim/prover/points-coq writes them; of each what check.sh says:
 * the number of theorems, and seconds of processor time. Throws if one is not accepted.
 *
 * @param {readonly string[]} texts
 */
export function acceptedByCoq(texts) {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'nimlab-coq-')))
  try {
    const paths = texts.map((text, i) => {
      const path = join(directory, `case${i + 1}.v`)
      writeFileSync(path, text)
      return path
    })
    const output = execFileSync('bash', [CHECK, ...paths], { stdio: ['ignore', 'pipe', 'inherit'] })
    const said = output.toString()
    console.log(said.replaceAll(`${directory}/`, ''))
    return paths.map((path) => {
      const line = said.split('\n').find((each) => each.startsWith(`${path}: `))
      const [, theorems, seconds] = /: (\d+) accepted, ([\d.]+) s$/.exec(line)
      return { theorems: Number(theorems), seconds: Number(seconds) }
    })
  } finally {
    rmSync(directory, { recursive: true })
  }
}
