// A process that asks for the lock of a directory at a given moment, round by round, and keeps it until it is told
// to let go: for the test of several processes at once.
import { registerSource } from '@nim/from-source'

registerSource()
const { lockDirectory } = await import('../src/directory/lock.ts')
let release = null

process.on('message', ({ directory, at }) => {
  if (directory === null) {
    release?.()
    release = null
    process.send('free')
    return
  }
  while (Date.now() < at);
  try {
    release = lockDirectory(directory)
    process.send('held')
  } catch (error) {
    process.send(`${error.name}: ${error.message}`)
  }
})
process.send('ready')
