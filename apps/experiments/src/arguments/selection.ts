import { InvalidArgumentError } from '@commander-js/extra-typings'
import type { TableValue } from '@nim/bruteforce'
import type { Selection } from '@nim/report'
import { UsageError } from '../usage-error.ts'

/**
 * The value of `--only`. This value consists of a selection of positions and, if the selection
 * needs one, a kind of value.
 */
export interface Only {
  readonly selection: Selection
  readonly value?: TableValue
}

/** Reads `P`, `N`, `remoteness=3` or `grundy=0`. */
export function only(text: string): Only {
  if (text === 'P' || text === 'N') return { selection: { kind: 'outcome', outcome: text } }
  const match = /^(remoteness|grundy)=(\d{1,9})$/.exec(text)
  if (match === null) {
    throw new InvalidArgumentError('Expected P, N, remoteness=K or grundy=K.')
  }
  return {
    selection: { kind: 'entry', entry: Number(match[2]) },
    value: match[1] as TableValue,
  }
}

/**
 * The kind of value that the options `--value` and `--only` select together.
 * @throws UsageError if the two options need different kinds of values
 */
export function askedValue(value: TableValue | undefined, filter: Only | undefined): TableValue {
  const needed = filter?.value
  if (needed !== undefined && value !== undefined && needed !== value) {
    throw new UsageError(`--only ${needed}=… needs --value ${needed}, got --value ${value}`)
  }
  return needed ?? value ?? 'outcome'
}
