// Node loads this module before the command. It makes the n-th call of node:fs on a folder fail, or
// ends the process at this call. NIMLAB_FAULT is `folder|n|code`, where code is an error code or
// KILL. For each call, the module appends a line to the file NIMLAB_FAULT_COUNT. For each fault, it
// appends a line PLANTED. Every thread counts its own calls.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { resolve, sep } from 'node:path'

const [folder, nth, code] = process.env.NIMLAB_FAULT.split('|')
const countFile = process.env.NIMLAB_FAULT_COUNT
const append = fs.appendFileSync
/** The path of each open file in the folder, by its file descriptor. */
const open = new Map()
let calls = 0

function isInside(path) {
  if (typeof path !== 'string') return false
  return `${resolve(path)}${sep}`.startsWith(`${folder}${sep}`)
}

function concerns(target) {
  return typeof target === 'number' ? open.has(target) : isInside(target)
}

/** Counts a call, and throws an error if this is the planned call. */
function step(name, target) {
  if (!concerns(target)) return
  calls += 1
  if (countFile !== undefined) append(countFile, `${name} ${open.get(target) ?? target}\n`)
  if (calls !== Number(nth)) return
  if (countFile !== undefined) append(countFile, `PLANTED\n`)
  if (code === 'KILL') process.kill(process.pid, 'SIGKILL')
  const error = new Error(`${code}: planted, ${name}`)
  throw Object.assign(error, { code, syscall: name })
}

const SYNC = [
  'openSync',
  'readSync',
  'writeSync',
  'fstatSync',
  'fsyncSync',
  'mkdirSync',
  'mkdtempSync',
  'renameSync',
  'readdirSync',
  'appendFileSync',
  'writeFileSync',
]
for (const name of SYNC) {
  const original = fs[name]
  fs[name] = (target, ...rest) => {
    step(name, target)
    const result = original(target, ...rest)
    if (name === 'openSync' && isInside(target)) open.set(result, target)
    return result
  }
}
const { closeSync, fsync } = fs
fs.closeSync = (file) => {
  open.delete(file)
  return closeSync(file)
}
fs.fsync = (file, done) => {
  try {
    step('fsync', file)
  } catch (error) {
    process.nextTick(done, error)
    return
  }
  fsync(file, done)
}
for (const name of ['mkdir', 'readdir', 'open']) {
  const original = fs.promises[name]
  fs.promises[name] = async (target, ...rest) => {
    step(name, target)
    return original(target, ...rest)
  }
}
const handle = await fs.promises.open(process.execPath)
const prototype = Object.getPrototypeOf(handle)
for (const name of ['truncate', 'sync', 'datasync', 'appendFile']) {
  const original = prototype[name]
  prototype[name] = async function planted(...rest) {
    step(name, folder)
    return original.apply(this, rest)
  }
}
await handle.close()
syncBuiltinESMExports()
