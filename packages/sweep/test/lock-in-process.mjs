// Locks a directory at a given time in each round, and keeps the lock until a message says to
// release it. A test starts several of these processes at the same time.
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
