/** Lines of fields with commas between them (RFC 4180); fields that hold a comma, a quote or a line end are quoted. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map((field) => quoted(String(field))).join()}\r\n`).join('')
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}
