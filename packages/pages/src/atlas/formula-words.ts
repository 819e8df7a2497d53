import type { ListItem, Words } from '@nim/report/blocks'

/** A linear form in mathematical notation. */
export function formWords(form: readonly number[], variables: readonly string[]): Words {
  const text = form
    .flatMap((factor, i) => {
      if (factor === 0) return []
      const times = Math.abs(factor) === 1 ? '' : Math.abs(factor)
      return [`${factor < 0 ? '-' : '+'}${times}${letter(variables[i]!)}`]
    })
    .join('')
  return `$${text.replace(/^\+/, '')}$`
}

/** The lines of a description by cases, as items of a list. */
export function caseItems(cases: readonly string[]): ListItem[] {
  return cases.map((line) => {
    const [, indent, condition, lead] = /^( *)(.*?)(?:: (.*))?$/.exec(line)!
    return {
      depth: indent!.length / 2,
      words: conditionWords(condition!),
      ...(lead === undefined ? {} : { to: leadWords(lead) }),
    }
  })
}

/**
 * The result of a case: P, a number, or a linear form of the piles. The form may be divided by a
 * number and rounded down.
 */
export function leadWords(text: string): Words {
  if (/^(?:P|\d+)$/.test(text)) return `**${text}**`
  const quotient = /^\((.*)\) div (\d+)$/.exec(text)
  return quotient === null
    ? `$${sum(text)}$`
    : `$\\lfloor (${sum(quotient[1]!)})/${quotient[2]} \\rfloor$`
}

const RELATIONS: Readonly<Record<string, string>> = { '>=': '\\ge', '<=': '\\le', '==': '=' }

/** A condition on linear forms in mathematical notation. Any other condition is shown as code. */
function conditionWords(text: string): Words {
  const parity = /^(.*) (even|odd)$/.exec(text)
  if (parity !== null) return `$${sum(parity[1]!)}$ ${parity[2]}`
  const congruence = /^(.*) == ([\d, ]+) \(mod (\d+)\)$/.exec(text)
  if (congruence !== null) {
    const [, term, residues, modulus] = congruence
    return `$${sum(term!)} \\equiv ${residues} \\pmod{${modulus}}$`
  }
  const relation = /^([^<>=]*) (>=|<=|<|>|==?) ([^<>=]*)$/.exec(text)
  if (relation === null) return `\`${text}\``
  const [, left, sign, right] = relation
  return `$${sum(left!)} ${RELATIONS[sign!] ?? sign} ${sum(right!)}$`
}

function sum(text: string): string {
  return text.replaceAll('*', '').replaceAll(/x\d+/g, letter)
}

/** The name of a pile in mathematical notation. */
export function letter(name: string): string {
  return name.replace(/^x(\d+)$/, 'x_{$1}').replace(/^x_\{(\d)\}$/, 'x_$1')
}
