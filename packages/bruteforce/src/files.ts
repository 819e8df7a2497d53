/**
 * Tables in files, for Node. This is a separate entry point, so that the rest of the package runs
 * in any JavaScript engine. `writeTable` and `readTable` write and read the same bytes in any
 * engine.
 */
export { type OpenTable, openTable } from './table-file/open-table.ts'
export { saveEntries, saveTable } from './table-file/save-table.ts'
