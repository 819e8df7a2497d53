// Measures the numbers in packages/discovery/src/tuned.ts, and writes docs/tuned-numbers.md.
//
// `npm run tuned-numbers` sets each number to half and to double its value, and repeats the same
// searches. If the value is a list, the script keeps only its first half instead. The searches
// count their work and do not use the time, so the page is the same on every machine. The script
// takes about 40 minutes on one core.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const { TUNED } = await import('../packages/discovery/src/tuned.ts')

const PAGE = new URL('../docs/tuned-numbers.md', import.meta.url)
/**
 * The groups of numbers that the laws for all n and the atlas use. The last entry is a number for
 * games with more than four piles. No search here reaches these numbers.
 */
const NOT_REACHED = ['findLaw', 'judgeRow', 'vocabulary', 'missingWall.SHORTEST']
const FOR_SHIFTS = ['defects', 'findShifts', 'findWalls', 'learnRule', 'missingWall']
const SHIFTS = [
  ['SN(3,{2})', 'normal', 'outcome'],
  ['SN(3,{2})', 'misere', 'outcome'],
  ['SN(3,{2})', 'normal', 'grundy'],
  ['SN(4,{3})', 'normal', 'outcome'],
  ['SN(4,{2,3})', 'normal', 'outcome'],
  ['SN(4,{2})', 'misere', 'outcome'],
  ['HNIM(4;{1,2},{2,3},{3,4})', 'normal', 'outcome'],
]
const TREES = [
  ['SN(3,{2})', 'normal', 'outcome'],
  ['SN(3,{1,2})', 'misere', 'outcome'],
  ['SN(2,{1})', 'normal', 'grundy'],
  ['SN(3,{2})', 'normal', 'remoteness'],
  ['NIM(4,2)', 'normal', 'outcome'],
  ['SN(4,{1,4})', 'normal', 'outcome'],
]
/** The maximum number of positions in the boxes for shift rules. */
const POSITIONS = 400_000

if (process.argv[2] === 'search') {
  console.log(JSON.stringify(await resultsWith(...process.argv.slice(3))))
} else {
  await writePage()
}

/**
 * Returns the results of the searches after one number has been changed. Each result is a status
 * and a text.
 */
async function resultsWith(group, name, change) {
  const value = TUNED[group][name]
  const step = Number.isInteger(value) ? Math.round : (x) => x
  if (change === 'half') {
    TUNED[group][name] = Array.isArray(value)
      ? value.slice(0, Math.ceil(value.length / 2))
      : step(value / 2)
  }
  if (change === 'double') TUNED[group][name] = step(2 * value)
  const { parseRuleset } = await import('../packages/core/src/rules/index.ts')
  const { discover, findShifts } = await import('../packages/discovery/src/index.ts')
  const isForShifts = FOR_SHIFTS.includes(group)
  return (isForShifts ? SHIFTS : TREES).map(([game, play, value]) => {
    const question = { ruleset: parseRuleset(game), play, value }
    try {
      if (isForShifts) {
        const found = findShifts(question, { positions: POSITIONS })
        return { isProved: found.answer === 'proved', text: textOf(found.certificate) }
      }
      const { result } = discover(question)
      return { isProved: result.status === 'proved', text: textOf(result.says) }
    } catch (error) {
      return { isProved: false, text: error.message }
    }
  })
}

function textOf(value) {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? ''
}

async function searched(group, name, change) {
  const script = fileURLToPath(import.meta.url)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, 'search', group, name, change],
    { maxBuffer: 1e9 },
  )
  return JSON.parse(stdout)
}

/** The table cell that compares the results with those of the original numbers. */
function cellOf(usual, results) {
  const lost = results.filter(({ isProved }, i) => usual[i].isProved && !isProved).length
  if (lost > 0) return `${lost} of ${results.length} not proved`
  const others = results.filter(({ text }, i) => text !== usual[i].text).length
  return others === 0 ? 'the same' : `${others} of ${results.length} other proofs`
}

async function writePage() {
  const usual = {
    shifts: await searched('findShifts', 'MOST_STEPS', 'none'),
    trees: await searched('cells', 'FAR', 'none'),
  }
  const lines = []
  for (const [group, numbers] of Object.entries(TUNED)) {
    for (const [name, value] of Object.entries(numbers)) {
      console.error(`${group}.${name}`)
      const isReached = ![group, `${group}.${name}`].some((word) => NOT_REACHED.includes(word))
      const before = FOR_SHIFTS.includes(group) ? usual.shifts : usual.trees
      const cell = async (change) =>
        !isReached || (change === 'double' && Array.isArray(value))
          ? ''
          : cellOf(before, await searched(group, name, change))
      const cells = await Promise.all(['half', 'double'].map(cell))
      lines.push(`| \`${group}.${name}\` | ${JSON.stringify(value)} | ${cells.join(' | ')} |`)
    }
  }
  writeFileSync(PAGE, `${introduction(usual)}\n${lines.join('\n')}\n`)
}

function introduction({ shifts, trees }) {
  const namesOf = (searches) =>
    searches
      .map(
        ([game, play, value]) =>
          `${value} of ${game} in ${play === 'misere' ? 'misère' : play} play`,
      )
      .join('; ')
  return `# Numbers tuned by hand

\`npm run tuned-numbers\` writes this page. [tuned.ts](../packages/discovery/src/tuned.ts) contains the numbers of the search
for formulas and shift rules that were tuned by hand, and says what each number controls. For this page, each number was set to half and
to double its value, and the same searches were repeated. A list was cut to its first half instead.

- The searches for shift rules are about these values: ${namesOf(SHIFTS)}. ${shifts.filter(({ isProved }) => isProved).length} of ${shifts.length} give a proof.
- The searches for formulas are about these values: ${namesOf(TREES)}. ${trees.filter(({ isProved }) => isProved).length} of ${trees.length} give a proof.

"The same" means that every formula or certificate is the same, byte for byte. The amount of work was not compared. "Other proofs" means that every search still gives a proof, but some
formulas or rules differ. An empty cell was not measured, because these searches do not use the number.
Most numbers change nothing here, because these searches are easy. The numbers were chosen for the games of the [atlas](atlas/README.md),
whose searches take hours, so this page does not show that a number is useless there.

| number | value | at half | at double |
| ------ | ----- | ------- | --------- |`
}
