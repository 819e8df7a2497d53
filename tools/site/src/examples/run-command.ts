import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path/posix'
import { main } from '@nim/experiments'

export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command nimlab in this process, in the working directory, and captures its output. */
export async function runNimlab(args: readonly string[]): Promise<Ended> {
  const [stdout, stderr] = [keepResults(), keepWritten(process.stderr)]
  try {
    const code = await main(args)
    return { code, stdout: stdout.text(), stderr: stderr.text() }
  } finally {
    stdout.release()
    stderr.release()
  }
}

const BIN = join(import.meta.dirname, '../../node_modules/.bin')

/** Runs another program in the working directory. That program can call `nimlab`. */
export function runProgram(program: string, args: readonly string[]): Ended {
  const env = { ...process.env, PATH: `${BIN}:${process.env['PATH'] ?? ''}` }
  const options = { encoding: 'utf8', env } as const
  const { status, error, stdout, stderr } = spawnSync(program, [...args], options)
  if (error !== undefined) throw error
  return { code: status ?? -1, stdout, stderr }
}

const STDOUT = 1

/** Captures the results that the command writes directly to the file descriptor of stdout. */
function keepResults(): { text: () => string; release: () => void } {
  const { writeSync } = fs
  const pieces: Uint8Array[] = []
  fs.writeSync = ((file: number, bytes: Uint8Array, at?: number) => {
    if (file !== STDOUT) return writeSync(file, bytes, at)
    const piece = bytes.slice(at ?? 0)
    pieces.push(piece)
    return piece.length
  }) as typeof writeSync
  return {
    text: () => Buffer.concat(pieces).toString(),
    release: () => {
      fs.writeSync = writeSync
    },
  }
}

function keepWritten(stream: NodeJS.WriteStream): { text: () => string; release: () => void } {
  const write = stream.write.bind(stream)
  const pieces: string[] = []
  stream.write = (piece: string | Uint8Array, ...rest: unknown[]): boolean => {
    pieces.push(typeof piece === 'string' ? piece : Buffer.from(piece).toString())
    const done = rest.find((argument) => typeof argument === 'function') as (() => void) | undefined
    if (done !== undefined) queueMicrotask(done)
    return true
  }
  return {
    text: () => pieces.join(''),
    release: () => {
      stream.write = write
    },
  }
}
