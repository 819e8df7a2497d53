/** The script of the workers of the engine: does one task at a time. */
import type { TaskMessage, TaskName, TaskRequest, TaskWork } from '../tasks/tasks.ts'

type Loaded<N extends TaskName> = () => Promise<{ readonly work: TaskWork<N> }>

/** A module is loaded when its task is asked for. */
const MODULES: { readonly [N in TaskName]: Loaded<N> } = {
  analyse: () => import('../tasks/analyse.ts'),
  'read-formula': () => import('../tasks/read-formula.ts'),
  'formula-words': () => import('../tasks/formula-words.ts'),
  'test-formula': () => import('../tasks/test-formula.ts'),
  'prove-formula': () => import('../tasks/prove-formula.ts'),
  check: () => import('../tasks/check.ts'),
  count: () => import('../tasks/count.ts'),
  overlay: () => import('../tasks/overlay.ts'),
  sliceFile: () => import('../tasks/slice-file.ts'),
  standing: () => import('../tasks/standing.ts'),
  why: () => import('../tasks/why.ts'),
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
    const { work } = await MODULES[name]()
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
