import { byteSink, type Code, type Local, typeByte, unsigned, type ValueType } from './code.ts'

/** The variables of one function: its parameters, followed by the variables that it declares. */
export interface Locals {
  readonly declare: (type: ValueType) => Local
  readonly declared: readonly ValueType[]
}

/** The variables of a function with `parameters` parameters. */
export function localsBehind(parameters: number): Locals {
  const declared: ValueType[] = []
  return { declare: (type) => parameters + declared.push(type) - 1, declared }
}

/** A function whose parameters are all i32. */
export interface FunctionCode {
  readonly parameters: number
  /** The type of the result. Default: no result. */
  readonly result?: ValueType
  readonly declared: readonly ValueType[]
  readonly body: Code
  /** The name of the export. Absent if the function is not exported. */
  readonly name?: string
}

/** A module that imports its memory as `env.memory`. */
export interface ModuleCode {
  readonly functions: readonly FunctionCode[]
  /** The indices of the functions in table 0, in order. */
  readonly table: readonly number[]
  readonly shared: boolean
}

/** The maximum number of 64 KiB pages to which the memory of any module may grow: 4 GiB. */
export const MOST_PAGES = 65536

/**
 * The bytes of a module. Functions that have the same number of parameters and the same result
 * share a type.
 */
export function encodeModule({ functions, table, shared }: ModuleCode): Uint8Array<ArrayBuffer> {
  const types = functionTypes(functions)
  const exported = functions.flatMap(({ name }, index) =>
    name === undefined ? [] : [[text(name), 0, unsigned(index)]],
  )
  const sink = byteSink()
  sink.put([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
  const section = (id: number, content: Code): void => {
    const inner = byteSink()
    inner.put(content)
    sink.put([id, unsigned(inner.length()), [...inner.bytes()]])
  }
  const list = (items: readonly Code[]): Code => [unsigned(items.length), ...items]
  section(1, list(types.map((type) => type.split(',').map(Number))))
  const limits = [shared ? 3 : 1, 0, unsigned(MOST_PAGES)]
  section(2, list([[text('env'), text('memory'), 2, limits]]))
  section(3, list(functions.map((one) => unsigned(types.indexOf(typeOf(one))))))
  if (table.length > 0) section(4, list([[0x70, 0, unsigned(table.length)]]))
  section(7, list(exported))
  if (table.length > 0) {
    section(9, list([[0, 0x41, 0, 0x0b, list(table.map((index) => unsigned(index)))]]))
  }
  const bodies = functions.map((one) => functionBody(one))
  const size = bodies.reduce((sum, body) => sum + body.length, 0)
  const count = byteSink()
  count.put(unsigned(functions.length))
  sink.put([10, unsigned(count.length() + size)])
  return joined([sink.bytes(), count.bytes(), ...bodies])
}

/**
 * The type index that {@link encodeModule} assigns to functions with this number of parameters and
 * no result.
 */
export function typeIndex(functions: readonly FunctionCode[], parameters: number): number {
  return functionTypes(functions).indexOf(typeOf({ parameters }))
}

function functionTypes(functions: readonly FunctionCode[]): string[] {
  return [...new Set(functions.map((one) => typeOf(one)))]
}

/** The bytes of a type, separated by commas. Each byte is below 2^7. */
function typeOf({ parameters, result }: Pick<FunctionCode, 'parameters' | 'result'>): string {
  const results = result === undefined ? [0] : [1, typeByte(result)]
  return [0x60, parameters, ...new Array<number>(parameters).fill(0x7f), ...results].join()
}

/** The encoding of a function: its size, its local variables, and its code. */
function functionBody({ declared, body }: FunctionCode): Uint8Array<ArrayBuffer> {
  const inner = byteSink()
  inner.put([unsigned(declared.length), declared.map((type) => [1, typeByte(type)]), body, 0x0b])
  const size = byteSink()
  size.put(unsigned(inner.length()))
  return joined([size.bytes(), inner.bytes()])
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function text(name: string): Code {
  return [unsigned(name.length), Array.from(name, (letter) => letter.charCodeAt(0))]
}
