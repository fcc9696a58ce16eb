import { tagsIn } from '#api/platform/artwork/svg/tags.ts'

/** Above these a drawing is no artwork but an attack, or will not be printed. */
export const most = { elements: 50_000, stops: 12_000, depth: 100 } as const

/** Whether a text has few elements and few colours of gradients, not deep in each other: found before parsing, which is slow for many. */
export function isModestText(source: string): boolean {
  let depth = 0
  let elements = 0
  let stops = 0
  for (const { start, end } of tagsIn(source)) {
    if (source[start + 1] === '/') depth -= 1
    else if (source[end - 1] !== '/') depth += 1
    if (source[start + 1] !== '/') elements += 1
    if (source.startsWith('stop', start + 1) || source.startsWith('svg:stop', start + 1)) stops += 1
    if (depth > most.depth || elements > most.elements || stops > most.stops) return false
  }
  return true
}
