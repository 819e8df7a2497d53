import type { CaseParameters } from '@nim/conjectures'

/**
 * Lists the cases that a text such as `n = 5..6, k = 1, 3..4; n = 7, k = 2` describes. Repetitions
 * are kept. Each case has the form `n=5 k=1`. A value that is not a range of integers is a word.
 */
export function parseCases(text: string): string[] {
  return text.split('; ').flatMap((group) => {
    const parameters: { readonly name: string; readonly values: string[] }[] = []
    for (const part of group.split(', ')) {
      const [name, value] = part.split(' = ')
      if (value === undefined) parameters.at(-1)!.values.push(...valuesOf(name!))
      else parameters.push({ name: name!, values: valuesOf(value) })
    }
    return parameters.reduce<string[]>(
      (cases, { name, values }) =>
        cases.flatMap((one) => values.map((value) => `${one} ${name}=${value}`.trim())),
      [''],
    )
  })
}

function valuesOf(text: string): string[] {
  const [, first, last] = /^(\d+)\.\.(\d+)$/.exec(text) ?? []
  if (first === undefined) return [text]
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) =>
    String(Number(first) + i),
  )
}

/** The name of a case in the same form, with only the listed parameters. */
export function caseName(parameters: CaseParameters, names: readonly string[]): string {
  return names.map((name) => `${name}=${parameters[name]}`).join(' ')
}
