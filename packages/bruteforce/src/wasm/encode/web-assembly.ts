/**
 * The part of the engine's WebAssembly API that nimlab uses, with types that do not require the
 * type library for browsers; undefined if the engine has no WebAssembly.
 */
export interface WebAssemblyApi {
  readonly Memory: new (limits: MemoryLimits) => KernelMemory
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => KernelModule
  readonly Instance: new (module: KernelModule, imports: object) => { readonly exports: object }
}

interface MemoryLimits {
  /** The initial size of the memory, in pages of 64 KiB. */
  readonly initial: number
  readonly maximum: number
  readonly shared: boolean
}

/** A linear memory. */
export interface KernelMemory {
  /** The buffer is replaced at every `grow`, unless it is shared. */
  readonly buffer: ArrayBuffer | SharedArrayBuffer
  readonly grow: (pages: number) => number
}

/** A compiled module. */
export interface KernelModule {
  /**
   * A marker that distinguishes modules from other objects in types. The marker never exists at run
   * time.
   */
  readonly kernelModule?: never
}

/** The WebAssembly API of the engine. */
export const webAssembly: WebAssemblyApi | undefined = (
  globalThis as { readonly WebAssembly?: WebAssemblyApi }
).WebAssembly
