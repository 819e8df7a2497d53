// A process that requests the lock of a directory at a given time, round by round, and keeps it
// until it is told to release it. It is used to test several processes at the same time.
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
