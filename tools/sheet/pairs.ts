import type { Styles } from '@teamloom/bakes/manifest.ts'

type Choices = Readonly<Record<string, readonly string[]>>

/**
 * Few rows of styles in which every two styles of different elements meet somewhere: each row starts from a pair
 * that is still missing and takes, element by element, the style that meets most of the missing ones.
 */
export function rowsOfPairs(choices: Choices): Styles[] {
  const elements = Object.entries(choices).flatMap(([element, styles]) =>
    styles.map(style => ({ element, style, key: `${element}=${style}` })),
  )
  const missing = new Set(
    elements.flatMap(a => elements.filter(b => a.element < b.element).map(b => pairKey(a.key, b.key))),
  )
  const rows: Styles[] = []
  while (missing.size > 0) {
    const [first = ''] = missing
    const row = new Map(first.split(' & ').map(key => key.split('=') as [string, string]))
    for (const [element, styles] of Object.entries(choices)) {
      if (row.has(element)) continue
      const gain = (style: string) =>
        [...row].filter(([other, of]) => missing.has(pairKey(`${element}=${style}`, `${other}=${of}`))).length
      row.set(element, styles.toSorted((a, b) => gain(b) - gain(a))[0]!)
    }
    const keys = [...row].map(([element, style]) => `${element}=${style}`)
    for (const a of keys) for (const b of keys) missing.delete(pairKey(a, b))
    rows.push(Object.fromEntries(row))
  }
  return rows
}

function pairKey(a: string, b: string): string {
  return a < b ? `${a} & ${b}` : `${b} & ${a}`
}
