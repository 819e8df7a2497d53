/**
 * Reads and writes files. This module reads only regular files of a limited size, and writes a file
 * completely or not at all. The module needs Node.
 */
export {
  inputStream,
  isUnreadable,
  openInput,
  ownStream,
  readInput,
  readInputText,
  readOwn,
  readOwnText,
  UnreadableInput,
} from './read-input.ts'
export { parseJson, RepeatedField, requireFewLevels, TooDeep } from './parse-json.ts'
export { directoryNames } from './directory-names.ts'
export { machineFault } from './machine-fault.ts'
export {
  flushDirectory,
  type Pieces,
  writeDurably,
  writeDurablySoon,
  writeFolder,
} from './write-durably.ts'
export { temporaryFolder } from './temporary-folder.ts'
export { isTemporary, removeTemporaries, watchTemporaries } from './temporaries.ts'
