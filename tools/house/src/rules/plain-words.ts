import { EXCUSES } from '../english/excuses.ts'
import { PATTERNS } from '../english/patterns.ts'
import { textsOf } from '../english/texts.ts'
import type { Rule } from '../rule.ts'

/** No text may contain the patterns that docs/writing.md lists. */
export const plainWords: Rule = {
  says: 'texts follow the rules of docs/writing.md',
  complaints: (house) =>
    textsOf(house).flatMap(({ path, line, text, kind }) =>
      Object.entries(PATTERNS).flatMap(([name, { pattern, instead, kinds }]) => {
        const hit = kinds.includes(kind) ? pattern.exec(text) : null
        if (hit === null) return []
        const near = text.slice(Math.max(0, hit.index - 40), hit.index + hit[0].length + 20)
        if (EXCUSES.some((excuse) => excuse.path === path && text.includes(excuse.text))) return []
        return [{ at: path, says: `line ${line}, ${name}: "…${near}…"; write ${instead}` }]
      }),
    ),
}
