type Box = { left: number; top: number; right: number; bottom: number }

/** Points on each bend that are looked at. */
const steps = 24

/** A drawing of outlines, by its own size and its paths alone: shares nothing with what writes them. Inches. */
export function readWords(svg: string): {
  readonly box: Box
  /** Along its outlines. */
  readonly points: readonly (readonly [x: number, y: number])[]
  readonly widthInches: number
  readonly heightInches: number
  readonly layers: readonly string[]
} {
  const size = /<svg [^>]*width="([\d.]+)in" height="([\d.]+)in" viewBox="([^"]+)"/.exec(svg)
  if (!size) throw new Error('no size in inches')
  const [, width = '', height = '', view = ''] = size
  const [x = 0, y = 0, across = 1, down = 1] = view.split(' ').map(Number)
  const points: Point[] = []
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/g))
    for (const [px, py] of pointsOf(d)) {
      const [u, v] = [((px - x) * Number(width)) / across, ((py - y) * Number(height)) / down]
      points.push([u, v])
      box.left = Math.min(box.left, u)
      box.right = Math.max(box.right, u)
      box.top = Math.min(box.top, v)
      box.bottom = Math.max(box.bottom, v)
    }
  const layers = [...svg.matchAll(/inkscape:label="([^"]*)"/g)].map(([, name = '']) => name)
  return { box, points, widthInches: Number(width), heightInches: Number(height), layers }
}

type Point = [number, number]

/** The points of a path of lines and bends, by absolute commands. */
function pointsOf(d: string): Point[] {
  const points: Point[] = []
  let at: Point = [0, 0]
  for (const [, command = '', numbers = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (!'MLHVQCZ'.includes(command)) throw new Error(`unknown command ${command}`)
    const values = (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    const count = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 }[command] ?? 0
    for (const own of groupsOf(values, count)) {
      const ends: Point[] =
        command === 'H'
          ? [[own[0]!, at[1]]]
          : command === 'V'
            ? [[at[0], own[0]!]]
            : Array.from({ length: count / 2 }, (_, k): Point => [own[2 * k]!, own[2 * k + 1]!])
      const line: Point[] = [at, ...ends]
      if (command !== 'M') for (let k = 1; k <= steps; k++) points.push(onBend(line, k / steps))
      at = ends.at(-1)!
    }
  }
  return points
}

function groupsOf(values: readonly number[], count: number): number[][] {
  if (count === 0) return []
  return Array.from({ length: Math.floor(values.length / count) }, (_, i) =>
    values.slice(i * count, (i + 1) * count),
  )
}

/** By halving lines between points, as de Casteljau has it. */
function onBend(line: readonly Point[], share: number): Point {
  if (line.length === 1) return line[0]!
  return onBend(
    line.slice(1).map((point, k): Point => {
      const before = line[k]!
      return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]
    }),
    share,
  )
}
