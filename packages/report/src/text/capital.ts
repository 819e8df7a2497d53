/** The text with a capital letter at the beginning. */
export function capital(words: string): string {
  return words[0]!.toUpperCase() + words.slice(1)
}
