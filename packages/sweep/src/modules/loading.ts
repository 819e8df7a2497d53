import { MODULE_THREAD_SECONDS } from '../tuned.ts'

/**
 * A message which states that a thread begins to load a module, or that it has loaded the module.
 * The message contains the module's path.
 */
export type Loading = { readonly loading: string } | { readonly loaded: string }

let tell: (told: Loading) => void = () => undefined

/** Reports every module that this thread loads to the thread that watches it. */
export function tellLoading(loading: (loading: Loading) => void): void {
  tell = loading
}

/** Loads a module, and reports both the start and the end of the loading. */
export async function loadWithReports<T>(path: string, load: () => Promise<T>): Promise<T> {
  tell({ loading: path })
  try {
    return await load()
  } finally {
    tell({ loaded: path })
  }
}

/** The error message for a module that did not load in time. */
export function tooSlow(path: string, seconds: number = MODULE_THREAD_SECONDS): string {
  return `module '${path}': it is not loaded after ${seconds} seconds`
}

/** A clock that limits the time in which other threads load modules. */
export interface LoadingClock {
  told(loading: Loading): void
  /** Forgets all modules. Called after the threads that loaded them have ended. */
  stop(): void
}

/** @param late called with the path of a module that did not load in time */
export function loadingClock(late: (path: string) => void): LoadingClock {
  const timers: (readonly [path: string, timer: NodeJS.Timeout])[] = []
  return {
    told: (told) => {
      if ('loading' in told) {
        const { loading: path } = told
        timers.push([path, setTimeout(() => late(path), 1000 * MODULE_THREAD_SECONDS).unref()])
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
