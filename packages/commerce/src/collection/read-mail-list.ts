import { nameOfAddress } from './name-of-address.ts'
import { isEmail } from './roster-email.ts'

/**
 * SC28: recipients as a mail program copies them, `"Bélanger, Zoé" <zoe@b.c>; kim@b.c`, or addresses alone: rows of a
 * name and an address. Undefined where the text is neither, and where it is a table.
 */
export function readMailList(text: string): readonly (readonly [name: string, email: string])[] | undefined {
  const words = text.split(/[\s,;]+/).filter(word => word !== '')
  if (words.length > 0 && words.every(isEmail)) return words.map(rowOf)
  if (!/<[^<>\s@]+@[^<>\s@]+>/.test(text)) return undefined
  const cells = text.split(/[\t\r\n]+/).filter(cell => cell.trim() !== '')
  if (text.includes('\t') && !cells.every(cell => cell.includes('@'))) return undefined
  const rows: [string, string][] = []
  let waiting = ''
  for (const { words, end } of partsOf(text)) {
    const part = waiting + words
    waiting = ''
    if (part.trim() === '') continue
    // A comma may also stand in a name that has no quotes.
    if (!part.includes('@') && end === ',') waiting = `${part},`
    else rows.push(rowOf(part))
  }
  if (waiting.trim() !== '') rows.push(rowOf(waiting))
  return rows
}

/** What stands between commas, semicolons and line ends that are in no quotes and no brackets. */
function partsOf(text: string): { readonly words: string; readonly end: string }[] {
  const parts: { words: string; end: string }[] = []
  let words = ''
  let closedBy = ''
  for (const letter of text.replace(/\r\n?|\t/g, '\n')) {
    if (closedBy === '' && /[,;\n]/.test(letter)) {
      parts.push({ words, end: letter })
      words = ''
      continue
    }
    words += letter
    if (letter === closedBy || letter === '\n') closedBy = ''
    else if (closedBy === '' && letter === '"') closedBy = '"'
    else if (closedBy === '' && letter === '<') closedBy = '>'
  }
  return [...parts, { words, end: '\n' }]
}

function rowOf(part: string): [string, string] {
  const [, name = '', bracketed] = /^(.*?)<([^<>]*)>\s*$/s.exec(part) ?? []
  const email = bracketed?.trim() ?? (part.includes('@') ? part.trim() : '')
  const own = unquoted(bracketed === undefined && email !== '' ? '' : bracketed === undefined ? part : name)
  return [own === '' || own === email ? nameOfAddress(email) : own, email]
}

const unquoted = (name: string) =>
  name
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replaceAll('\\"', '"')
    .trim()
