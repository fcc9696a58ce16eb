/** Above these a drawing is no artwork but an attack, or will not be printed. */
export const most = { elements: 50_000, depth: 100 } as const

/** Whether a text has few elements, not deep in each other: found before parsing, which is slow for many. */
export function isModestText(source: string): boolean {
  let depth = 0
  let elements = 0
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at)) {
    const skipped = skips.find(([start]) => source.startsWith(start, at))
    const end = skipped ? source.indexOf(skipped[1], at) : endOfTag(source, at)
    if (end < 0) return true
    if (!skipped) {
      if (source[at + 1] === '/') depth -= 1
      else if (source[end - 1] !== '/') depth += 1
      if (source[at + 1] !== '/') elements += 1
      if (depth > most.depth || elements > most.elements) return false
    }
    at = end + 1
  }
  return true
}

const skips = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

/** Of its `>`, which does not stand in quotes; -1 when it has none. */
function endOfTag(source: string, start: number): number {
  let quote = ''
  for (let at = start + 1; at < source.length; at++) {
    const character = source[at]!
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '>') return at
    else if (character === '"' || character === "'") quote = character
  }
  return -1
}
