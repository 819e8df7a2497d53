/**
 * Formats rows as CSV (RFC 4180). Fields that contain a comma, a quote or a line break are quoted.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map((field) => quoted(String(field))).join()}\r\n`).join('')
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}
