/** The heading of the options after the everyday ones. */
export const ADVANCED = 'Advanced options:'

/** The text of a verb's help that stands below all its options. */
export function advancedHelp(text: string): string {
  return `\nAdvanced:\n\n${text.trimStart()}`
}
