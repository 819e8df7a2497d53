/** Words with a capital at the beginning. */
export function capital(words: string): string {
  return words[0]!.toUpperCase() + words.slice(1)
}
