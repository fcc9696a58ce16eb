import type { Line } from './lines.ts'

/** Between lines below a fill, and how far they keep from its edge. Millimetres. */
export const underlayGap = 2.5
const inset = 0.7
/** Shorter ones hold nothing. */
const shortest = 1.5

type Row = { readonly from: number; readonly to: number; readonly off: number; readonly at: number }

/**
 * Lines below a fill, `slope` millimetres along its rows for each across them: 0 goes straight across. `gap` is the
 * space between its rows.
 */
export function underlayOf(fill: readonly Line[], slope: number, gap: number): Line[] {
  const [ux, uy] = wayOf(fill)
  const rows = fill
    .map(({ points }): Row => {
      const last = points.length - 2
      const one = points[0]! * ux + points[1]! * uy
      const other = points[last]! * ux + points[last + 1]! * uy
      const off = -points[0]! * uy + points[1]! * ux
      return { from: Math.min(one, other), to: Math.max(one, other), off, at: Math.round(off / gap) }
    })
    .toSorted((a, b) => a.off - b.off)
  const every = underlayGap * Math.sqrt(1 + slope * slope)
  const open = new Map<number, { from: number; to: number; at: number }>()
  const lines: Line[] = []
  const close = (k: number, { from, to }: { from: number; to: number }) => {
    const [begin, end] = [from + inset, to - inset]
    if ((end - begin) * Math.sqrt(1 + slope * slope) < shortest) return
    const place = (off: number) => {
      const along = k * every + slope * off
      return [along * ux - off * uy, along * uy + off * ux]
    }
    lines.push({ kind: 'fill', points: [...place(begin), ...place(end)] })
  }
  for (const row of rows) {
    const first = Math.ceil((row.from + inset - slope * row.off) / every)
    const last = Math.floor((row.to - inset - slope * row.off) / every)
    for (let k = first; k <= last; k++) {
      const line = open.get(k)
      if (line && row.at - line.at <= 1) {
        line.to = row.off
        line.at = row.at
        continue
      }
      if (line) close(k, line)
      open.set(k, { from: row.off, to: row.off, at: row.at })
    }
  }
  for (const [k, line] of open) close(k, line)
  return lines
}

/** Along the rows. */
function wayOf(fill: readonly Line[]): readonly [number, number] {
  let longest = 0
  let way: readonly [number, number] = [1, 0]
  for (const { points } of fill) {
    const last = points.length - 2
    const [dx, dy] = [points[last]! - points[0]!, points[last + 1]! - points[1]!]
    const length = Math.hypot(dx, dy)
    if (length <= longest) continue
    longest = length
    way = [dx / length, dy / length]
  }
  return way
}
