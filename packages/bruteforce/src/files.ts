/**
 * Tables in files, for Node. An entry of its own, so that the rest of the package runs in any
 * JavaScript engine; there, `writeTable` and `readTable` write and read the same bytes.
 */
export { type OpenTable, openTable } from './table-file/open-table.ts'
export { saveEntries, saveTable } from './table-file/save-table.ts'
