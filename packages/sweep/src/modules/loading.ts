/** What is told of a module that is being loaded: its path. */
export type Loading = { readonly loading: string } | { readonly loaded: string }

/** Seconds after which a module that awaits something that does not come is given up. */
export const MOST_SECONDS = 50

/** Seconds after which a thread is ended that loads a module: a loop in the module stops the clocks of its thread. */
const MOST_OF_THREAD = 55

let tell: (told: Loading) => void = () => undefined

/** Has the thread that watches this one told of every module that this one loads. */
export function tellLoading(told: (loading: Loading) => void): void {
  tell = told
}

/** Loads a module, and tells of it before and after. */
export async function toldOf<T>(path: string, load: () => Promise<T>): Promise<T> {
  tell({ loading: path })
  try {
    return await load()
  } finally {
    tell({ loaded: path })
  }
}

/** What is wrong with a module that is not loaded in time. */
export function tooSlow(path: string, seconds: number = MOST_OF_THREAD): string {
  return `module '${path}': it is not loaded after ${seconds} seconds`
}

/** A clock for the modules that other threads load. */
export interface LoadingClock {
  told(loading: Loading): void
  /** Forgets all modules, when their threads are gone. */
  stop(): void
}

/** @param late is called with the path of a module that is not loaded in time */
export function loadingClock(late: (path: string) => void): LoadingClock {
  const timers: (readonly [path: string, timer: NodeJS.Timeout])[] = []
  return {
    told: (told) => {
      if ('loading' in told) {
        const { loading: path } = told
        timers.push([path, setTimeout(() => late(path), 1000 * MOST_OF_THREAD).unref()])
        return
      }
      const at = timers.findIndex(([path]) => path === told.loaded)
      if (at >= 0) clearTimeout(timers.splice(at, 1)[0]![1])
    },
    stop: () => {
      for (const [, timer] of timers.splice(0)) clearTimeout(timer)
    },
  }
}
