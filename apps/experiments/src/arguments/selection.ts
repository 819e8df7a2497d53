import { InvalidArgumentError } from '@commander-js/extra-typings'
import type { TableValue } from '@nim/bruteforce'
import type { Selection } from '@nim/report'
import { UsageError } from '../usage-error.ts'

/** What `--only` asks: which positions, and the value that this needs, if it names one. */
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
 * The value that `--value` and `--only` ask for together.
 * @throws UsageError if they ask for different ones
 */
export function askedValue(value: TableValue | undefined, asked: Only | undefined): TableValue {
  const needed = asked?.value
  if (needed !== undefined && value !== undefined && needed !== value) {
    throw new UsageError(`--only ${needed}=… needs --value ${needed}, got --value ${value}`)
  }
  return needed ?? value ?? 'outcome'
}
