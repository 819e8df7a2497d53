import { stopIfAborted, type StopSignal } from '@nim/bruteforce'
import type { SolvedBox, Subject } from '../box/solved-box.ts'
import type { Knowledge } from '../evidence/knowledge.ts'
import { type Errors, errorsOn, isWrong } from '../learn/errors.ts'
import type { Example } from '../learn/learn-tree.ts'
import type { Tree } from '../learn/tree.ts'
import { describedBy } from './described-by.ts'
import type { Best, SoFar } from './so-far.ts'
import { TUNED } from '../tuned.ts'

/** The observer of a search, which can also stop it. */
export interface Watching {
  /** Called once in each phase, with the phase's number and a description of its task. */
  readonly onStep: (doing: string) => void
  /** The search calls this function with all results so far whenever it has a new result. */
  readonly onLearned: ((soFar: SoFar) => void) | undefined
  readonly signal: StopSignal | undefined
}

const { PHASES, FEWER } = TUNED.learned

/**
 * The results of a search so far. The search updates these results, and they can be displayed at
 * any time.
 */
export class Learned {
  readonly #subject: Subject & Pick<SoFar, 'variables'>
  readonly #watching: Watching
  readonly #seenOn: (box: SolvedBox) => SoFar['seen']
  readonly #boxes: number[] = []
  /** The largest solved box. */
  #box: SolvedBox | null = null
  #seen: SoFar['seen'] = null
  #best: Best | null = null
  #knowledge: Knowledge | null = null
  #doing = 'starting'

  /** @param seenOn returns the evidence on a box */
  constructor(
    subject: Subject & Pick<SoFar, 'variables'>,
    watching: Watching,
    seenOn: (box: SolvedBox) => SoFar['seen'],
  ) {
    this.#subject = subject
    this.#watching = watching
    this.#seenOn = seenOn
  }

  get soFar(): SoFar {
    const { ruleset, play, value, variables } = this.#subject
    const knowledge = this.#knowledge
    const regions = knowledge?.regions ?? []
    return {
      ruleset,
      play,
      value,
      variables,
      doing: this.#doing,
      boxes: [...this.#boxes],
      best: this.#best,
      seen: this.#seen,
      regions,
      evidenceTo: regions.length === 0 ? null : knowledge!.box.max,
      walls: knowledge?.walls ?? [],
      congruences: knowledge?.congruences ?? [],
    }
  }

  /** Starts a phase. @throws the signal's reason if the signal is aborted */
  phase(number: number, doing: string): void {
    this.begin(doing)
    this.#watching.onStep(`phase ${number} of ${PHASES}: ${doing}`)
  }

  /** Starts a step. @throws the signal's reason if the signal is aborted */
  begin(doing: string): void {
    this.#doing = doing
    this.#tell()
  }

  /**
   * Records a solved box. This box is larger than all earlier boxes, and the search continues with
   * it.
   */
  solved(box: SolvedBox): void {
    this.#boxes.push(box.max)
    this.#box = box
    if (this.#watching.onLearned === undefined) return
    this.#seen = this.#seenOn(box)
    if (this.#best !== null) this.#take(box, this.#best.tree, errorsOn(box, this.#best.tree))
    this.#tell()
  }

  /**
   * Records that the search explores strata. From then on, the evidence on the strata is displayed.
   */
  explores(knowledge: Knowledge): void {
    this.#knowledge = knowledge
  }

  /**
   * Records a description that the search learned from a box.
   *
   * @param share the share of positions at which the description is wrong, possibly estimated from
   *   a sample
   * @param isLast true if no better description follows soon
   * @throws the signal's reason if the signal is aborted
   */
  tried(box: SolvedBox, tree: Tree, share: number, isLast: boolean): void {
    stopIfAborted(this.#watching.signal)
    if (this.#watching.onLearned === undefined) return
    const least = this.#best?.wrong ?? Infinity
    const isBetter = share === 0 || share <= FEWER * least || (isLast && share < least)
    if (!isBetter || this.#box === null) return
    const isExact = share === 0 && box.max === this.#box.max
    const errors = isExact ? { wrong: 0, smallest: null } : errorsOn(this.#box, tree)
    if (errors.wrong > least) return
    this.#take(this.#box, tree, errors)
    this.#tell()
  }

  /**
   * Records the true value of a position outside the box. The best description may be wrong at this
   * position.
   */
  known({ position, label }: Example): void {
    const best = this.#best
    if (best === null || this.#box === null || best.failsAt !== null) return
    const value = this.#box.labels.says(label, position)
    if (!isWrong(this.#box, best.tree, position, value)) return
    this.#best = { ...best, failsAt: position }
    this.#tell()
  }

  #take(box: SolvedBox, tree: Tree, { wrong, smallest }: Errors): void {
    const described = describedBy(box, tree, this.#subject.variables)
    this.#best = { ...described, wrong, failsAt: smallest }
  }

  #tell(): void {
    // The observer receives the results before the signal is checked. Therefore even an observer
    // that stops the search immediately receives a result.
    this.#watching.onLearned?.(this.soFar)
    stopIfAborted(this.#watching.signal)
  }
}
