// All results go to stdout through `write`, which returns when the system has accepted them. After
// a failed write, nimlab ends the running work, and `main` turns the loss into an exit code.
import fs from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { withVerdictColours } from './colour.ts'
import { commandPort, tellProcess } from './command-port.ts'
import { fitLines, helpWidth } from './fit-lines.ts'

const STDOUT = 1
/** Milliseconds between two attempts to write to a full pipe that does not block. */
const PAUSE = 2

/** The reason why results did not reach their reader. */
export interface OutputLoss {
  /** True if the reader closed the pipe, false if the file or device accepted no more data. */
  readonly isReaderGone: boolean
  /** The message of the system. */
  readonly message: string
}

/** The function by which a thread sends text to its process. */
let handOver = (text: string | Uint8Array): unknown => process.stdout.write(text)
let loss: OutputLoss | null = null
let lost = new AbortController()

/**
 * From now on results are written by the present `write`, even if a module of a user replaces that
 * function.
 */
export function keepOutput(): void {
  handOver = process.stdout.write.bind(process.stdout)
}

/** Starts the output of one command. No result is lost yet. */
export function beginOutput(): void {
  loss = null
  lost = new AbortController()
}

/**
 * The reason why results of this command were lost; null if the system accepted all of them so far.
 */
export function outputLoss(): OutputLoss | null {
  return loss
}

/** Aborts when results of this command are lost, because nobody will see further results. */
export function outputSignal(): AbortSignal {
  return lost.signal
}

/**
 * Writes results to stdout. After a failed write it writes nothing more. A thread that runs the
 * command sends the text to the process, which writes it.
 */
export function write(text: string | Uint8Array): void {
  if (!isMainThread) {
    handOver(text)
    return
  }
  if (loss !== null) return
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length;) {
    try {
      at += fs.writeSync(STDOUT, bytes, at)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code !== 'EAGAIN') {
        loss = { isReaderGone: code === 'EPIPE', message }
        lost.abort()
        return
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
    }
  }
}

/** Writes one line of results to stdout. */
export function print(line: string): void {
  write(`${line}\n`)
}

/** Writes a page of results, with its verdict words in colour on a terminal. */
export function printPage(page: string): void {
  print(withVerdictColours(page))
}

/** Writes help text, with lines that fit the terminal. */
export function writeFitted(text: string): void {
  write(fitLines(text, helpWidth()))
}

/**
 * Control characters except tab and line feed, and characters that change the text direction. A
 * terminal obeys them.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g

/**
 * Writes one line that is not a result (progress, notes, errors) to stderr. The line may quote
 * foreign text, so control characters are shown as `\u001b`. In a thread that runs the command, the
 * process writes the line while the thread continues to work.
 */
export function note(line: string): void {
  const command = commandPort()
  if (command !== null) {
    tellProcess(command.port, { noted: line })
    return
  }
  const shown = line.replaceAll(
    CONTROLS,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  )
  process.stderr.write(`${shown}\n`)
}
