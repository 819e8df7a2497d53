import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from '../bundle.ts'
import { FOLDER, VERB_CALLS, type VerbCall } from './verb-calls.ts'
import { timedProcess } from './timed-process.ts'

/**
 * The seconds that the command may take in addition to twice the library's time, because it has
 * more to load.
 */
export const START_SECONDS = 0.2

/** The processor seconds of a call, and of a script that makes the same library calls. */
export interface VerbTime {
  readonly args: readonly string[]
  readonly verb: number
  readonly library: number
  /** The verb's time minus {@link START_SECONDS}, divided by the library's. */
  readonly quotient: number
}

/**
 * Times frequent calls of the command, alternating with the library.
 * @throws Error if a verb does not print the library's result
 */
export async function measureVerbs(command: string, rounds: number): Promise<VerbTime[]> {
  const script = await bundled('library-child')
  const folder = mkdtempSync(join(tmpdir(), 'nimlab-bench-'))
  try {
    const proof = ['prove', 'GMMV-App-fix', '--by', 'points']
    timedProcess([command, ...proof, '--certificate', `${folder}/certificate`])
    return VERB_CALLS.map((call) => measured(call, { command, script, folder, rounds }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function measured(
  call: VerbCall,
  {
    command,
    script,
    folder,
    rounds,
  }: {
    readonly command: string
    readonly script: string
    readonly folder: string
    readonly rounds: number
  },
): VerbTime {
  const args = call.args.map((arg) => arg.replace(FOLDER, folder))
  let [verb, library] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < rounds; round++) {
    const byVerb = timedProcess([command, ...args])
    const byLibrary = timedProcess([script, call.library, folder])
    if (!byVerb.output.includes(byLibrary.output.trim())) {
      throw new Error(
        `nimlab ${call.args.join(' ')} prints a result that differs from ${byLibrary.output.trim()}`,
      )
    }
    verb = Math.min(verb, byVerb.processor)
    library = Math.min(library, byLibrary.processor)
  }
  return { args: call.args, verb, library, quotient: Math.max(0, verb - START_SECONDS) / library }
}
