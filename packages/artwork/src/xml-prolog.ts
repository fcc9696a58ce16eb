/** What stands before the root of an XML text, found in one pass however long or broken it is. */
export type XmlProlog = {
  /** The root's name with its prefix, if it has one. */
  readonly rootName: string
  /** Where the document type stands, and what is between its brackets. */
  readonly documentType: { readonly start: number; readonly end: number; readonly subset: string } | undefined
}

/** Undefined where no element follows declarations, comments and at most one document type. */
export function readXmlProlog(text: string): XmlProlog | undefined {
  let documentType: XmlProlog['documentType']
  let at = text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    at = skipSpace(text, at)
    if (text.startsWith('<!--', at)) at = after(text, '-->', at + 4)
    else if (text.startsWith('<?', at)) at = after(text, '?>', at + 2)
    else if (!documentType && text.slice(at, at + 9).toUpperCase() === '<!DOCTYPE') {
      documentType = readDocumentType(text, at)
      if (!documentType) return undefined
      at = documentType.end
    } else break
    if (at < 0) return undefined
  }
  const rootName = /^<([A-Za-z_:][\w.:-]*)[\s/>]/.exec(text.slice(at, at + longestName))?.[1]
  return rootName === undefined ? undefined : { rootName, documentType }
}

const longestName = 100

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && ' \t\r\n'.includes(text[at]!)) at += 1
  return at
}

/** -1 where it does not end. */
function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from)
  return at < 0 ? -1 : at + end.length
}

/** Quotes and comments hide what would end it. */
function readDocumentType(text: string, start: number): XmlProlog['documentType'] {
  let subsetStart = -1
  let subset = ''
  for (let at = start + 9; at >= 0 && at < text.length; ) {
    const character = text[at]!
    const isInSubset = subsetStart >= 0
    if (character === '"' || character === "'") at = after(text, character, at + 1)
    else if (isInSubset && text.startsWith('<!--', at)) at = after(text, '-->', at + 4)
    else if (isInSubset && text.startsWith('<?', at)) at = after(text, '?>', at + 2)
    else if (isInSubset && character === ']') {
      subset = text.slice(subsetStart, at)
      subsetStart = -1
      at += 1
    } else if (!isInSubset && character === '[') {
      at += 1
      subsetStart = at
    } else if (!isInSubset && character === '>') return { start, end: at + 1, subset }
    else at += 1
  }
  return undefined
}
