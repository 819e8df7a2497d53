/** The page of a finding, as labelled paragraphs. */
export interface FindingPage {
  /** The id of the claim, with a suffix if the claim already has another page. */
  readonly id: string
  readonly title: string
  /** The text after each label, such as `Printed` or `Correct`, in the order of the page. */
  readonly parts: ReadonlyMap<string, string>
}

const TITLE = /^# (\S+): (.+)$/
const LABEL = /^\*\*([^*.]+)\.\*\* ?/

/**
 * Reads a page in docs/findings: a title `# ID: words`, followed by paragraphs that begin with a
 * label such as `**Printed.**`. A paragraph without a label belongs to the previous label.
 *
 * @throws RangeError if the text does not begin with such a title
 */
export function parseFindingPage(text: string): FindingPage {
  const [head = '', ...paragraphs] = text.trim().split(/\n{2,}/)
  const title = TITLE.exec(head)
  if (title === null) throw new RangeError(`a finding begins with '# ID: words', not with: ${head}`)
  const parts = new Map<string, string>()
  let label = ''
  for (const paragraph of paragraphs) {
    const match = LABEL.exec(paragraph)
    if (match !== null) label = match[1]!
    const words = match === null ? paragraph : paragraph.slice(match[0].length)
    const before = parts.get(label)
    parts.set(label, before === undefined ? words : `${before}\n\n${words}`)
  }
  return { id: title[1]!, title: title[2]!, parts }
}
