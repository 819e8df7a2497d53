import type { Verdict } from '@nim/conjectures'
import { VERDICT_MARKS, VERDICT_MEANINGS } from '../report/verdict-words.ts'
import { escapeXml } from '../figure/escape-xml.ts'

/** A verdict with its mark. The tooltip explains what the verdict means. */
export function badgeHtml(verdict: Verdict, words: string = verdict): string {
  const mark = `<span aria-hidden="true">${VERDICT_MARKS[verdict]}</span>`
  return `<span class="badge ${verdict}" title="${escapeXml(VERDICT_MEANINGS[verdict])}">${mark} ${escapeXml(words)}</span>`
}
