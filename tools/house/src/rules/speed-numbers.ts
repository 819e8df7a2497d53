import type { Complaint, Rule } from '../rule.ts'
import { lineAt, syntaxOf } from '../syntax.ts'

const JUSTIFIES = /\b(?:faster|quicker|slower) than\b|\b(?:too slow|for speed|faster by)\b/i

/** Code that exists for the sake of speed must name the measured number that justifies it. */
export const speedNumbers: Rule = {
  says: 'a comment that justifies code by its speed contains the measured number',
  complaints: ({ sources }) => {
    const complaints: Complaint[] = []
    for (const file of sources) {
      if (!file.path.includes('/src/')) continue
      for (const { value, start } of syntaxOf(file).comments) {
        if (!JUSTIFIES.test(value) || /\d/.test(value)) continue
        const says = `line ${lineAt(file, start)} justifies speed without a number`
        complaints.push({ at: file.path, says })
      }
    }
    return complaints
  },
}
