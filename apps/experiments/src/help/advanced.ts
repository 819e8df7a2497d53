/** The heading above the options that are not everyday options. */
export const ADVANCED = 'Advanced options:'

/** The text that a verb's help shows below all its options, with its heading. */
export function advancedHelp(text: string): string {
  return `\nDetails:\n\n${text.trimStart()}`
}
