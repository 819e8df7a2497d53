/**
 * The part of the engine's WebAssembly that nimlab uses, with types that do not need the library of
 * browsers; undefined if the engine has no WebAssembly.
 */
export interface WebAssemblyApi {
  readonly Memory: new (limits: MemoryLimits) => KernelMemory
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => KernelModule
  readonly Instance: new (module: KernelModule, imports: object) => { readonly exports: object }
}

interface MemoryLimits {
  /** The limits are in pages of 64 KiB. */
  readonly initial: number
  readonly maximum: number
  readonly shared: boolean
}

/** A linear memory. */
export interface KernelMemory {
  /** A new buffer after every `grow`, unless it is shared. */
  readonly buffer: ArrayBuffer | SharedArrayBuffer
  readonly grow: (pages: number) => number
}

/** A compiled module. */
export interface KernelModule {
  /** Distinguishes modules from other objects in types. It never exists. */
  readonly kernelModule?: never
}

/** The engine's WebAssembly. */
export const webAssembly: WebAssemblyApi | undefined = (
  globalThis as { readonly WebAssembly?: WebAssemblyApi }
).WebAssembly
