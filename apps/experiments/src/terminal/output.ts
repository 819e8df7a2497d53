// All results go to stdout through `write`, which returns after the system has accepted them. After
// a failed write, nimlab stops the running work, and `main` converts the loss into an exit code.
import fs from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { withVerdictColours } from './colour.ts'
import { commandPort, tellProcess } from './command-port.ts'
import { fitLines, helpWidth } from './fit-lines.ts'

const STDOUT = 1
/** The number of milliseconds between two attempts to write to a full non-blocking pipe. */
const PAUSE = 2

/** The reason why results did not reach their reader. */
export interface OutputLoss {
  /** True if the reader closed the pipe; false if the file or device does not accept more data. */
  readonly isReaderGone: boolean
  /** The error message of the operating system. */
  readonly message: string
}

/** The function with which a thread sends text to its process. */
let handOver = (text: string | Uint8Array): unknown => process.stdout.write(text)
let loss: OutputLoss | null = null
let lost = new AbortController()

/**
 * Stores the current `write` function. Therefore results are still written if a user's module
 * replaces that function.
 */
export function keepOutput(): void {
  handOver = process.stdout.write.bind(process.stdout)
}

/** Starts the output of a command, and forgets earlier lost results. */
export function beginOutput(): void {
  loss = null
  lost = new AbortController()
}

/**
 * The reason why results of this command were lost; null if the system has accepted all results so
 * far.
 */
export function outputLoss(): OutputLoss | null {
  return loss
}

/**
 * A signal that aborts when results of this command cannot be written. Any further results would
 * also be lost.
 */
export function outputSignal(): AbortSignal {
  return lost.signal
}

/**
 * Writes results to stdout. After a failed write, the function writes nothing more. A thread that
 * runs the command sends the text to its process, which writes it.
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

/** Writes a page of results, with coloured verdict words on a terminal. */
export function printPage(page: string): void {
  print(withVerdictColours(page))
}

/** Writes help text in lines that fit the terminal. */
export function writeFitted(text: string): void {
  write(fitLines(text, helpWidth()))
}

/**
 * Control characters except tab and line feed, and characters that change the text direction.
 * Terminals interpret them.
 */
// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g

/**
 * Writes a line that is not a result (progress, a note, an error) to stderr. The line can quote
 * foreign text, so control characters are shown as `\u001b`. If a thread runs the command, its
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
