import { nameOfAddress } from './name-of-address.ts'
import { isEmail } from './roster-email.ts'

/**
 * SC28: recipients as a mail program copies them, `"Bélanger, Zoé" <zoe@b.c>; kim@b.c`, or addresses alone: rows of a
 * name and an address. Undefined where the text is neither, and where it is a table.
 */
export function readMailList(pasted: string): MailRows | undefined {
  const text = withoutLinks(pasted)
  const words = text.split(/[\s,;]+/).filter(word => word !== '')
  if (words.length > 0 && words.every(isEmail)) return words.map(rowOf)
  if (!/<[^<>\s@]+@[^<>\s@]+>/.test(text)) return readLines(text)
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

type MailRows = readonly (readonly [name: string, email: string])[]

/**
 * A list without what makes an address a link, its `To:` or `Bantam:`, and line ends between a name and its address.
 */
const withoutLinks = (text: string) =>
  text
    .replace(/mailto:([^\s?<>,;]+)(\?[^\s<>;]*)?/gi, '$1')
    .replace(/<([^<>\s@]+@[^<>\s@]+)<[^<>]*>>/g, '<$1>')
    .replace(/^[ \t]{0,9}[^\s"<>@:,;][^"<>@:,;\r\n]{0,40}:(?=[^\r\n]*[,;<])/gm, '')
    .replace(/([^\s<>;,])\r?\n[ \t]+</g, '$1 <')

/** `Zoé Roy zoe@b.c`, `Zoé Roy (zoe@b.c)`, `zoe@b.c - Zoé Roy`, a person in each line; undefined of a table. */
function readLines(text: string): MailRows | undefined {
  const lines = text.split(/[\r\n;]+/).filter(line => line.trim() !== '')
  const rows = lines.map(rowOfLine)
  const found = rows.filter(row => row !== undefined)
  return found.length > 0 && found.length === lines.length ? found : undefined
}

function rowOfLine(line: string): [string, string] | undefined {
  const words = line.split(/[\s()[\]|]+/).filter(word => /[\p{L}\p{N}]/u.test(word))
  const [email, ...others] = words.filter(isEmail)
  const isAtEdge = email !== undefined && [words[0], words.at(-1)].includes(email)
  if (!isAtEdge || others.length > 0 || /[,\t]/.test(line)) return undefined
  const name = words.filter(word => word !== email).join(' ')
  return [unquoted(name.endsWith(':') ? name.slice(0, -1) : name) || nameOfAddress(email), email]
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
  return [own === '' || isEmail(own) ? nameOfAddress(email) : own, email]
}

const quotes = ['""', "''", '“”', '‘’', '«»']

function unquoted(name: string): string {
  const text = name.trim()
  const isQuoted = text.length > 1 && quotes.includes(`${text.at(0)}${text.at(-1)}`)
  return (isQuoted ? text.slice(1, -1) : text).replaceAll('\\"', '"').trim()
}
