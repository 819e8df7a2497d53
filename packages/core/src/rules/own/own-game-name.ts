/** The parts of the name of a user's own game. */
export interface OwnGameName {
  /** Path of the module, as it was given. */
  readonly path: string
  /** What stands in parentheses; null if nothing does. */
  readonly parameters: string | null
  /** `sha256:` and 64 hexadecimal digits; null if the name has none. */
  readonly digest: string | null
}

const FORM = /^(.+?\.(?:mjs|js|mts|ts))(?:\(([^()]*)\))?(?:#(sha256:[0-9a-f]{64}))?$/s

/**
 * Reads the name of a user's own game: the path of a module, which ends with `.mjs`, `.js`, `.mts`
 * or `.ts`, perhaps parameters, perhaps the digest that the module must have:
 * `./my-game.mjs`, `games/circle.ts(5)`, `./my-game.mjs#sha256:…`.
 *
 * @returns null for every other text
 */
export function parseOwnGameName(text: string): OwnGameName | null {
  const match = FORM.exec(text.trim())
  if (match === null) return null
  return { path: match[1]!, parameters: match[2] ?? null, digest: match[3] ?? null }
}

/**
 * The path that stands in titles and data: that of the file in its own folder, so that the same module is
 * named the same from everywhere.
 */
export function ownGamePath(path: string): string {
  return `./${path.split(/[/\\]/).at(-1)!}`
}
