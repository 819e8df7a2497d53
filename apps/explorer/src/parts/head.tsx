import type { ComponentChild, JSX, VNode } from 'preact'

/** The heading of a column. Columns of numbers are right-aligned. */
type Column = string | VNode | { readonly number: ComponentChild }

/** The header row of a table. */
export function Head({ columns }: { readonly columns: readonly Column[] }): JSX.Element {
  return (
    <thead>
      <tr>
        {columns.map((column, i) =>
          typeof column === 'object' && 'number' in column ? (
            <th scope="col" class="number" key={i}>
              {column.number}
            </th>
          ) : (
            <th scope="col" key={i}>
              {column}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}
