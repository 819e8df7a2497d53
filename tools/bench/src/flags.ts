import { parseArgs } from 'node:util'
import { SECTION_NAMES, type SectionName } from './section-names.ts'
import { UsageError } from './usage-error.ts'

const OPTIONS = {
  only: { type: 'string' },
  rounds: { type: 'string' },
  sections: { type: 'string' },
  without: { type: 'string' },
  json: { type: 'boolean' },
  write: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

export const HELP: string = `usage: npm run bench -- [flags]

  --only PATTERN  only entries whose name contains this; * stands for anything
  --rounds N      rounds of fresh processes, 1 to 100 (default 5)
  --sections LIST these parts only, a comma between them; --without LIST leaves them out:
                  ${SECTION_NAMES.join(', ')}
  --json          one JSON document on stdout instead of tables
  --write         write the page of this processor in docs/performance, and docs/performance.md
  --help          this text

example: npm run bench -- --only "SN(4,{3}) B=60" --rounds 2`

export interface Flags {
  readonly only: string | undefined
  readonly rounds: number
  readonly sections: readonly SectionName[]
  readonly json: boolean
  readonly write: boolean
  readonly help: boolean
}

/** @throws UsageError with one line for unknown flags and invalid values */
export function flagsOf(args: readonly string[]): Flags {
  const values = parsed(args)
  const rounds = values.rounds ?? '5'
  if (!/^\d{1,3}$/.test(rounds) || Number(rounds) < 1 || Number(rounds) > 100) {
    throw new UsageError(`--rounds: expected a whole number from 1 to 100, got '${rounds}'`)
  }
  const without = values.without === undefined ? [] : sectionList('--without', values.without)
  const names =
    values.sections === undefined ? SECTION_NAMES : sectionList('--sections', values.sections)
  const sections = names.filter((name) => !without.includes(name))
  if (values.write && (values.only !== undefined || values.sections !== undefined)) {
    throw new UsageError(
      '--write: the document shows the whole set; leave out --only and --sections',
    )
  }
  return {
    only: values.only,
    rounds: Number(rounds),
    sections,
    json: values.json ?? false,
    write: values.write ?? false,
    help: values.help ?? false,
  }
}

function sectionList(flag: string, text: string): SectionName[] {
  return text.split(',').map((word) => {
    const name = SECTION_NAMES.find((section) => section === word.trim())
    if (name !== undefined) return name
    throw new UsageError(`${flag}: unknown part '${word}'; accepted: ${SECTION_NAMES.join(', ')}`)
  })
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const accepted = Object.keys(OPTIONS).map((name) => `--${name}`)
    throw new UsageError(`${firstSentence(text)}; accepted: ${accepted.join(', ')}`, {
      cause: error,
    })
  }
}

function firstSentence(text: string): string {
  return text.split(/\.\s|\n/)[0]!.replace(/\.$/, '')
}
