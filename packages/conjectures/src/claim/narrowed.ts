import type { Parameter } from './parameter.ts'

/**
 * Restricts a parameter to some of its values.
 * @param only for choice parameters: the allowed values, by the parameter's name
 * @param from for integer parameters: the least allowed value
 */
export function narrowed(
  parameter: Parameter,
  only: Readonly<Record<string, readonly string[]>>,
  from: Readonly<Record<string, number>>,
): Parameter {
  if (parameter.kind === 'choice') {
    const meant = only[parameter.name]
    if (meant === undefined) return parameter
    return {
      ...parameter,
      values: (outer) => parameter.values(outer).filter((value) => meant.includes(value)),
    }
  }
  const least = from[parameter.name]
  if (least === undefined) return parameter
  return {
    ...parameter,
    allowed: (outer) => {
      const [lowest, highest] = parameter.allowed(outer)
      return [Math.max(lowest, least), highest]
    },
  }
}
