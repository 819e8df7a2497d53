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

/** The part of the URL after `#`. It specifies a screen, what the screen shows, and settings. */
export interface Address {
  /** Null if no screen has the name that the address contains. */
  readonly view: ViewName | null
  /** The decoded path segments that follow the name of the screen. */
  readonly parts: readonly string[]
  readonly settings: Readonly<Record<string, string>>
}

/**
 * Parses a hash such as `#/p/NIM(4,3)/3,3,4,4?play=misere`. The function accepts any text: a
 * segment that cannot be decoded is left unchanged, and an unknown screen becomes null.
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

/** Formats an address as a hash, which {@link parseAddress} parses. Empty settings are omitted. */
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

/** Percent-encodes a segment, except for semicolons, braces, equals signs and commas. */
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
