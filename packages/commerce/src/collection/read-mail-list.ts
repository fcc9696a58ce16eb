/**
 * SC28: recipients as a mail program copies them, `"Bélanger, Zoé" <zoe@b.c>; kim@b.c`: rows of a name and an address.
 * Undefined where none stands in brackets, or the text is a table.
 */
export function readMailList(text: string): readonly (readonly [name: string, email: string])[] | undefined {
  if (!/<[^<>\s@]+@[^<>\s@]+>/.test(text) || text.includes('\t')) return undefined
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
  for (const letter of text.replace(/\r\n?/g, '\n')) {
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
  if (bracketed !== undefined) return [unquoted(name), bracketed.trim()]
  return part.includes('@') ? ['', part.trim()] : [unquoted(part), '']
}

const unquoted = (name: string) =>
  name
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replaceAll('\\"', '"')
    .trim()
