import { expect, it } from 'vitest'
import { processorOf } from '../src/processor.ts'
import { startDocument } from '../src/start/measure-starts.ts'
import { leastOf, timedProcess } from '../src/start/timed-process.ts'

const machine = { processor: processorOf('Some CPU', '', []), cores: 2, node: '20.0.0', idle: 1.96 }

it('startDocument states for each call its times and whether they meet the limit', () => {
  const sources = { processor: 1, wall: 2 }
  const document = startDocument(
    machine,
    { processor: 0.05, wall: 0.06 },
    [
      { args: ['--help'], most: 0.4, build: { processor: 0.123, wall: 0.2 }, sources },
      {
        args: ['position', 'NIM(3,2)', '3,5,5'],
        most: 0.5,
        build: { processor: 0.6, wall: 0.7 },
        sources,
      },
      { args: ['claims'], build: { processor: 0.6, wall: 0.7 }, sources },
    ],
    [{ args: ['solve', 'NIM(4,3)'], verb: 1.2, library: 0.4, quotient: 2.5 }],
  )
  const cells = document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(cells.map((row) => row.slice(1, -1))).toEqual([
    ['`nimlab --help`', '0.12', '0.4 (met)', '0.20', '1.00'],
    ['`nimlab position "NIM(3,2)" 3,5,5`', '0.60', '0.5 (not met)', '0.70', '1.00'],
    ['`nimlab claims`', '0.60', '', '0.70', '1.00'],
    ['`nimlab solve "NIM(4,3)"`', '1.20', '0.40', '2.50'],
  ])
})

it('timedProcess measures a process with all its threads', () => {
  const busy = 'while (process.cpuUsage().user < 300_000);'
  const { processor, wall } = timedProcess(['-e', busy])
  expect(wall).toBeGreaterThan(0.15)
  expect(processor).toBeGreaterThan(leastOf(2, ['-e', '0']).processor)
  expect(() => timedProcess(['-e', 'process.exit(4)'])).toThrow(/failed/)
})
