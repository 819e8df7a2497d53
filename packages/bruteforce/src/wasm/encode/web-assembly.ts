/**
 * The part of the engine's WebAssembly that is used here, typed without the library of browsers, and
 * undefined where there is none.
 */
export interface WebAssemblyApi {
  readonly Memory: new (limits: MemoryLimits) => KernelMemory
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => KernelModule
  readonly Instance: new (module: KernelModule, imports: object) => { readonly exports: object }
}

interface MemoryLimits {
  /** In pages of 64 KiB. */
  readonly initial: number
  readonly maximum: number
  readonly shared: boolean
}

/** A linear memory. */
export interface KernelMemory {
  /** Another one after every `grow`, unless it is shared. */
  readonly buffer: ArrayBuffer | SharedArrayBuffer
  readonly grow: (pages: number) => number
}

/** A compiled module. */
export interface KernelModule {
  /** Tells modules from other objects; never there. */
  readonly kernelModule?: never
}

/** The engine's WebAssembly. */
export const webAssembly: WebAssemblyApi | undefined = (
  globalThis as { readonly WebAssembly?: WebAssemblyApi }
).WebAssembly
