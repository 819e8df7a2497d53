#!/usr/bin/env node
// Runs the build. In the repository, the build may be missing or older than the sources. In that
// case, this file runs the sources instead and prints a note.
import { existsSync } from 'node:fs'
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

/**
 * The exit code of an internal error. Node itself would exit with code 1, which in nimlab means
 * that a claim is refuted.
 */
const INTERNAL = 4
/** The exit code if a limit or the user stopped the work. */
const INCOMPLETE = 3
// The command has no verdict until it has ended.
process.exitCode = INTERNAL
if (isMainThread) {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`nimlab: internal error: ${error?.stack ?? error}\n`)
    process.exit(INTERNAL)
  })
}

// When one of these verbs is stopped, it prints its intermediate results. Until the command is
// loaded, only this handler receives the signal.
if (isMainThread && ['atlas', 'discover', 'prove'].includes(process.argv[2])) {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const stop = (name) => {
    for (const each of names) process.off(each, stop)
    if (process.listenerCount(name) > 0) return
    process.stdout.write('stopped at once, without results\n')
    process.exit(INCOMPLETE)
  }
  for (const name of names) process.on(name, stop)
}

const isRepository = existsSync(new URL('../tsconfig.build.json', import.meta.url))
const STATE = 'state of the build'
// A thread that runs the command also executes this file. The main thread passes the build state to
// this thread.
const state =
  getEnvironmentData(STATE) ??
  (isRepository ? (await import('@nim/from-source/built')).buildState() : null)
setEnvironmentData(STATE, state)
const isBuilt = state?.isBuilt ?? true
if (!isBuilt) {
  // The process that started the thread has already printed this line.
  if (isMainThread) {
    process.stderr.write(
      'nimlab: runs the sources, which start slowly, because they changed since the last build (npm run build)\n',
    )
  }
  const { registerSource } = await import('@nim/from-source')
  registerSource()
}
const { main } = await import(isBuilt ? '../bundle/main.js' : '../src/main.ts')
const version = state === null ? '' : ` (${isBuilt ? 'build of ' : ''}sources ${state.digest})`
process.exitCode = await main(process.argv.slice(2), version)
