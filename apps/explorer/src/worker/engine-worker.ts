/** The script of the engine's workers. A worker runs one task at a time. */
import type { TaskMessage, TaskName, TaskRequest, TaskWork } from '../tasks/tasks.ts'

/** For each task, the function that loads its module when the task is first needed. */
const WORK: { readonly [N in TaskName]: () => Promise<TaskWork<N>> } = {
  analyse: async () => (await import('../tasks/analyse.ts')).analysePosition,
  'read-formula': async () => (await import('../tasks/read-formula.ts')).readAsked,
  'formula-words': async () => (await import('../tasks/formula-words.ts')).wordsOfGame,
  'test-formula': async () => (await import('../tasks/test-formula.ts')).testFormula,
  'prove-formula': async () => (await import('../tasks/prove-formula.ts')).proveFormula,
  check: async () => (await import('../tasks/check.ts')).checkCases,
  count: async () => (await import('../tasks/count.ts')).countValues,
  discover: async () => (await import('../tasks/discover-formula.ts')).discoverFormula,
  mend: async () => (await import('../tasks/mend.ts')).mendFormula,
  overlay: async () => (await import('../tasks/overlay.ts')).overlayFormula,
  puzzle: async () => (await import('../tasks/puzzle.ts')).puzzleOf,
  sliceFile: async () => (await import('../tasks/slice-file.ts')).makeSliceFile,
  standing: async () => (await import('../tasks/standing.ts')).standingOf,
  why: async () => (await import('../tasks/why.ts')).explain,
}

const scope = globalThis as unknown as {
  postMessage: (message: TaskMessage) => void
  addEventListener: (type: 'message', listener: (event: { data: TaskRequest }) => void) => void
}

scope.addEventListener('message', ({ data }) => {
  void answer(data)
})

async function answer({ name, given }: TaskRequest): Promise<void> {
  try {
    const work = await WORK[name]()
    const answered = await work(given as never, {
      progressed: (progress) => scope.postMessage({ kind: 'progress', progress }),
      found: (item) => scope.postMessage({ kind: 'found', item }),
    })
    scope.postMessage({ kind: 'answer', answer: answered })
  } catch (error) {
    const { name: kind, message } = error as Error
    scope.postMessage({ kind: 'failure', name: kind, message })
  }
}
