/** Words as they begin a sentence. */
export function capital(words: string): string {
  return words[0]!.toUpperCase() + words.slice(1)
}
