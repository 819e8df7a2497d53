import type { PlayConvention } from '@nim/core/rules'
import type { TableValue } from '../../task/task.ts'
import type { EdgeGame } from '../../task/unit-moves.ts'
import { type CellWidth, entryCell } from './hypergraph-cell.ts'
import { edgeGroups, planeShape } from './hypergraph-edges.ts'
import { linesCode } from './hypergraph-lines.ts'
import { planeCode } from './hypergraph-plane.ts'
import { stripCode } from './hypergraph-strip.ts'
import { fillChunk, unloadChunk } from './hypergraph-walk.ts'
import { encodeModule } from '../encode/module.ts'
import { cachedModule } from '../encode/modules.ts'
import type { KernelModule } from '../encode/web-assembly.ts'

/** What a module is generated for. It serves boxes of every size. */
interface HypergraphSpec {
  readonly game: EdgeGame
  readonly value: TableValue
  readonly play: PlayConvention
  readonly width: CellWidth
}

/** The module, from the cache if it is there: exports `fill` and `unload`, see `hypergraph-walk.ts`. */
export function hypergraphModule(spec: HypergraphSpec): KernelModule {
  return cachedModule(`hypergraph ${JSON.stringify(spec)}`, () => hypergraphCode(spec))
}

/** The bytes of the module. */
function hypergraphCode(spec: HypergraphSpec): Uint8Array<ArrayBuffer> {
  const { game, value, play, width } = spec
  const shape = planeShape(game)
  const cell = entryCell(value, width, play, game.edges.length)
  const functions = [
    planeCode(edgeGroups(game, shape), shape, cell),
    stripCode(width.cell, shape === 'skewed'),
    linesCode(cell, width),
    fillChunk(game.piles, 0),
    unloadChunk(game.piles, shape, width, 1, 2),
  ]
  return encodeModule({ functions, table: [], shared: false })
}
