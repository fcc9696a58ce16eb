import { readXmlProlog } from '@teamloom/artwork/xml-prolog.ts'

const most = { entities: 100, valueLength: 100_000 } as const

/**
 * Drawing programs name their namespaces by entities, and some people their shapes: plain ones are put in, then the
 * document type goes, so that none is left to expand or to fetch. One that refers to another is never put in, so that
 * its reference is an error. Undefined when the drawing would grow beyond reason.
 */
export function expandEntities(source: string): string | undefined {
  const prolog = readXmlProlog(source)
  if (!prolog) return undefined
  const { start, end, subset } = prolog.documentType ?? { start: 0, end: 0, subset: '' }
  const body = source.slice(0, start) + source.slice(end)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(body)) return undefined
  const entities = readEntities(subset)
  if (entities.size === 0) return body
  let room = source.length + 10_000
  const text = body.replace(/&([\w.-]{1,100});/g, (reference, name: string) => {
    const value = entities.get(name) ?? reference
    room -= value.length - reference.length
    return room < 0 ? '' : value
  })
  return room < 0 ? undefined : text
}

function readEntities(subset: string): ReadonlyMap<string, string> {
  const entities = new Map<string, string>()
  const declaration = /<!ENTITY\s{1,9}([\w.-]{1,100})\s{1,9}(?:"([^"&%]*)"|'([^'&%]*)')\s{0,9}>/y
  for (let at = subset.indexOf('<!ENTITY'); at >= 0; at = subset.indexOf('<!ENTITY', at + 1)) {
    declaration.lastIndex = at
    const [, name, double, single] = declaration.exec(subset) ?? []
    const value = double ?? single ?? ''
    if (name === undefined || value.length > most.valueLength || entities.size >= most.entities) continue
    // The first counts. A quote of a plain one does not end the attribute that it is put into.
    if (!entities.has(name)) entities.set(name, value.includes('<') ? value : quoted(value))
  }
  return entities
}

function quoted(text: string): string {
  return text.replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}
