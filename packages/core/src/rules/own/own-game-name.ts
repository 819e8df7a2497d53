/** The parts of the name of a user's own game. */
export interface OwnGameName {
  /** The path of the module, as the user wrote it. */
  readonly path: string
  /** The text in parentheses; null if there are no parentheses. */
  readonly parameters: string | null
  /** `sha256:` and 64 hexadecimal digits; null if the name has no digest. */
  readonly digest: string | null
}

const FORM = /^(.+?\.(?:mjs|js|mts|ts))(?:\(([^()]*)\))?(?:#(sha256:[0-9a-f]{64}))?$/s

/**
 * Parses the name of a user's own game. The name contains the path of a module, which ends with
 * `.mjs`, `.js`, `.mts` or `.ts`. Parameters and the expected digest of the module may follow.
 * Examples are `./my-game.mjs`, `games/circle.ts(5)` and `./my-game.mjs#sha256:…`.
 *
 * @returns null for every other text
 */
export function parseOwnGameName(text: string): OwnGameName | null {
  const match = FORM.exec(text.trim())
  if (match === null) return null
  return { path: match[1]!, parameters: match[2] ?? null, digest: match[3] ?? null }
}

/**
 * The path that titles and data use. It is the file name, as if the file were in the current
 * folder. Therefore the same module has the same name everywhere.
 */
export function ownGamePath(path: string): string {
  return `./${path.split(/[/\\]/).at(-1)!}`
}
