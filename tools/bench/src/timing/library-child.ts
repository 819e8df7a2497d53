/**
 * The entry point of a process that makes one of the library calls for the comparison with the
 * verbs. The arguments of the process are the name of the call and a folder. The process prints a
 * text that the verb also prints.
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { TableValue } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'

/** The calls. Each call imports only the modules that it needs, as a script would. */
const LIBRARY_CALLS: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  async position() {
    const { solvePosition } = await import('@nim/bruteforce')
    return String(solvePosition(parseRuleset('SN(5,{2,3})'), [17, 18, 19, 20, 21])!.remoteness)
  },
  outcomes: () => digestOf('NIM(4,3)', 511, 'outcome'),
  remoteness: () => digestOf('NIM(4,3)', 255, 'remoteness'),
  grundy: () => digestOf('SN(5,{2,3})', 60, 'grundy'),
  async npy(folder) {
    const { solve } = await import('@nim/bruteforce')
    const { writeTable } = await import('@nim/report')
    const table = solve(parseRuleset('NIM(4,3)'), { max: 120 }, { value: 'grundy' })
    const file = openSync(`${folder}/library.npy`, 'w')
    writeTable(table, 'npy', (piece) => void writeSync(file, Buffer.from(piece as Uint8Array)))
    closeSync(file)
    return String(table.countP())
  },
  async list() {
    const { solve } = await import('@nim/bruteforce')
    const { listTable, positionList } = await import('@nim/report')
    const table = solve(parseRuleset('SN(4,{2})'), { max: 40 }, { value: 'outcome' })
    return listTable(positionList(table, { kind: 'outcome', outcome: 'P' }, 100_000), 'csv')
  },
  async sequence() {
    const { solve } = await import('@nim/bruteforce')
    const { oeisData, positionCounts } = await import('@nim/report')
    const table = solve(parseRuleset('NIM(4,3)'), { max: 120 }, { value: 'outcome' })
    return oeisData(positionCounts(table, 'largest'))
  },
  async grid() {
    const { solve } = await import('@nim/bruteforce')
    const { positionGrid, positionGridText } = await import('@nim/report')
    const table = solve(parseRuleset('SN(5,{2,3})'), { max: 40 }, { value: 'outcome' })
    return positionGridText(positionGrid(table, { modulus: 4 }))
      .split('\n')
      .at(-3)!
  },
  async plot() {
    const { solve } = await import('@nim/bruteforce')
    const { heatMap, heatMapSvg } = await import('@nim/report')
    const table = solve(parseRuleset('NIM(4,3)'), { max: 120 }, { value: 'remoteness' })
    return heatMapSvg(heatMap(table, { fixed: [3, 5], vary: [3, 4] })).slice(0, 4)
  },
  async check() {
    const { findClaim } = await import('@nim/conjectures/registry')
    return findClaim('GMMV-T2')!.check({ n: 4 }, { kind: 'box', max: 127 }).verdict
  },
  async test() {
    const { failuresOf, formulaClaim, formulaIdOf, readFormula } =
      await import('@nim/conjectures/formula-claims')
    const [text, game] = ['o == 0 or r(4) == 2', 'SN(5,{2,3})']
    const domain = { kind: 'box', max: 40 } as const
    const subject = { value: 'outcome', play: 'normal' } as const
    const { verdict } = formulaClaim(formulaIdOf(text)).check({ game, ...subject }, domain)
    const ruleset = parseRuleset(game)
    const formula = readFormula(text, ruleset, 'outcome')
    const { failures } = failuresOf(formula, { ruleset, domain, ...subject }, 10)
    return `${verdict}, 1221759 positions, fails at ${failures} of them`
  },
  async recheck(folder) {
    const { checkPoints } = await import('@nim/prover/points-check')
    const text = readFileSync(`${folder}/certificate/GMMV-App-fix.points.json`, 'utf8')
    return checkPoints(JSON.parse(text)).accepted ? 'confirmed' : 'refused'
  },
}

/** The counts and the digest, in the form that `nimlab solve` uses. */
async function digestOf(game: string, max: number, value: TableValue): Promise<string> {
  const { solve } = await import('@nim/bruteforce')
  const table = solve(parseRuleset(game), { max }, { value })
  const P = table.histogram().reduce((sum, count, v) => sum + (table.isP(v) ? count : 0), 0)
  process.stderr.write(`${P}\n`)
  return table.digest()
}

const [name, folder] = process.argv.slice(2) as [string, string]
process.stdout.write(`${await LIBRARY_CALLS[name]!(folder)}\n`)
