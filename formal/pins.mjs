// Writes the headline theorems as text, with every definition in the development that they depend
// on:
//
//   node formal/pins.mjs [FORMAL]
//
// The script looks up names in all files. If two definitions have the same name, it finds both.
// Commands other than definitions and lemmas (imports, notations, scopes, section variables) affect
// meanings, so the script writes them in full.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2] ?? new URL('.', import.meta.url).pathname

const DEFINED =
  /^(?:(?:Local|Global|Program|#\[[^\]]*\]) )*(?:Definition|Fixpoint|CoFixpoint|Function|Inductive|CoInductive|Variant|Record|Structure|Class|Let)\b/
const LEMMA =
  /^(?:(?:Local|Global|Program|#\[[^\]]*\]) )*(?:Lemma|Theorem|Corollary|Proposition|Remark|Fact|Example|Property)\b/
/** Commands that Coq also executes in the middle of a proof. */
const COMMAND =
  /^(?:(?:Local|Global) )?(?:Definition|Fixpoint|Inductive|Record|Notation|Infix|Require|From|Import|Export|Open|Close|Set|Unset|Coercion|Canonical|Instance|Arguments)\b/
const NAME = /[A-Za-z_][A-Za-z0-9_']*/g

/** @typedef {{ readonly file: string, readonly text: string, readonly names: Set<string> }} Sentence */

const files = readdirSync(join(folder, 'theories'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.v'))
  .toSorted()
const sentences = files.flatMap(sentencesOf)
const isHeadline = ({ file, text }) => file === 'Headlines.v' && LEMMA.test(text)

/** @type {Map<string, Sentence[]>} */
const byName = new Map()
for (const sentence of sentences.filter(({ text }) => DEFINED.test(text))) {
  for (const name of definedBy(sentence.text)) {
    byName.set(name, [...(byName.get(name) ?? []), sentence])
  }
}

const pinned = new Set(sentences.filter((each) => isHeadline(each) || isOther(each)))
// a set is visited with what is added to it
for (const { names } of pinned) {
  for (const name of names) for (const reached of byName.get(name) ?? []) pinned.add(reached)
}

let count = 0
for (const file of files) {
  const kept = sentences.filter((each) => each.file === file && pinned.has(each))
  count += kept.filter(({ text }) => DEFINED.test(text)).length
  if (kept.length > 0)
    process.stdout.write(`${file}\n${kept.map(({ text }) => `  ${text}\n`).join('')}\n`)
}
process.stdout.write(`${count} definitions\n`)

/** The Coq sentences of a file, without its comments and proofs. @param {string} file @returns {Sentence[]} */
function sentencesOf(file) {
  const text = withoutComments(readFileSync(join(folder, 'theories', file), 'utf8'))
  let isProof = false
  return text
    .split(/(?<=\.)\s/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => {
      if (isProof) {
        isProof = !/^[-+*{} ]*(?:Qed|Defined)\.$/.test(sentence)
        return COMMAND.test(sentence)
      }
      isProof = /^Proof\b/.test(sentence)
      return sentence !== '' && !isProof
    })
    .map((sentence) => ({ file, text: sentence, names: new Set(sentence.match(NAME)) }))
}

/** Comments are removed, including nested ones. @param {string} text */
function withoutComments(text) {
  let depth = 0
  return text
    .split(/(\(\*|\*\))/)
    .filter((part) => {
      if (part === '(*') depth++
      const isInside = depth > 0
      if (part === '*)') depth--
      return !isInside
    })
    .join(' ')
}

/** The name of a definition, its constructors and fields, and those of the definitions with it. @param {string} text */
function definedBy(text) {
  const heads = text.matchAll(
    /(?:^[^:=({]*?|\bwith) ([A-Za-z_][A-Za-z0-9_']*)(?= *[:({]| [A-Za-z_{(]|:=)/g,
  )
  const parts = text.matchAll(/(?:[|{;]|:=) *([A-Za-z_][A-Za-z0-9_']*)/g)
  return new Set([...heads, ...parts].flatMap(([, name]) => name ?? []))
}

/** @param {Sentence} sentence */
function isOther({ text }) {
  return !LEMMA.test(text) && !DEFINED.test(text)
}
