/** The screens of the explorer, by the first part of an address. */
export const VIEWS = [
  'start',
  'p',
  'play',
  'map',
  'test',
  'claims',
  'atlas',
  'sequences',
  'settled',
  'puzzle',
  'mine',
] as const

export type ViewName = (typeof VIEWS)[number]

/** What follows `#` in the address bar: a screen, what it shows, and its settings. */
export interface Address {
  /** Null for a screen that does not exist. */
  readonly view: ViewName | null
  /** What stands between slashes after the screen, decoded. */
  readonly parts: readonly string[]
  readonly settings: Readonly<Record<string, string>>
}

/**
 * Reads a hash such as `#/p/NIM(4,3)/3,3,4,4?play=misere`. Any text is an address: what cannot be
 * decoded is taken as it stands, and an unknown screen is null.
 */
export function parseAddress(hash: string): Address {
  const [path = '', ...rest] = hash.replace(/^#/, '').split('?')
  const [first = '', ...parts] = path.replace(/^\//, '').split('/')
  const name = first === '' ? 'start' : first
  return {
    view: VIEWS.find((view) => view === name) ?? null,
    parts: parts.map(decoded),
    settings: Object.fromEntries(new URLSearchParams(rest.join('?'))),
  }
}

/** The hash of an address; {@link parseAddress} reads it back. Settings that are empty are left out. */
export function formatAddress(
  view: ViewName,
  parts: readonly string[] = [],
  settings: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = view === 'start' && parts.length === 0 ? [] : [view, ...parts.map(encoded)]
  const given = Object.entries(settings).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  const query = new URLSearchParams(given).toString()
  return `#/${path.join('/')}${query === '' ? '' : `?${query}`}`
}

/** Brackets, braces and commas stay readable. */
function encoded(part: string): string {
  return encodeURIComponent(part).replaceAll(/%(?:2C|3B|3D|7B|7D)/g, decodeURIComponent)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
