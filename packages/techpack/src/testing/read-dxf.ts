import type { Point } from '@teamloom/shape/point.ts'

type Pair = readonly [code: number, value: string]

/** What a reader of R12 finds in a block: closed and open lines and points by their layer, down as on a panel; and its words. */
export type ReadBlock = {
  readonly name: string
  readonly lines: ReadonlyMap<number, readonly (readonly Point[])[]>
  readonly points: ReadonlyMap<number, readonly Point[]>
  readonly texts: readonly string[]
}

/** A DXF of R12 in ASCII; throws at what no such file has. */
export function readDxf(content: string) {
  const rows = content.split('\r\n')
  const pairs: Pair[] = []
  for (let i = 0; i + 1 < rows.length; i += 2) {
    const code = Number(rows[i])
    if (!Number.isInteger(code) || rows[i]!.trim() === '')
      throw new Error(`no group code in row ${i + 1}: ${rows[i]}`)
    pairs.push([code, rows[i + 1]!])
  }
  if (pairs.at(-1)?.[1] !== 'EOF') throw new Error('it does not end')
  const entities: { type: string; pairs: Pair[] }[] = []
  for (const pair of pairs) {
    if (pair[0] === 0) entities.push({ type: pair[1], pairs: [] })
    else entities.at(-1)!.pairs.push(pair)
  }
  const value = (of: { pairs: readonly Pair[] }, code: number) =>
    of.pairs.find(([each]) => each === code)?.[1]
  const pointAt = (of: { pairs: readonly Pair[] }, from = 10): Point => {
    const [x, y] = [Number(value(of, from)), Number(value(of, from + 10))]
    if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error('a point without its place')
    return [x, -y]
  }
  const blocks: ReadBlock[] = []
  const [inserts, texts, places]: [string[], string[], [number, number][]] = [[], [], []]
  let section = ''
  let block:
    | { name: string; lines: Map<number, Point[][]>; points: Map<number, Point[]>; texts: string[] }
    | undefined
  let line: Point[] | undefined
  for (const entity of entities) {
    const layer = Number(value(entity, 8))
    if (entity.type === 'SECTION') section = value(entity, 2) ?? ''
    else if (entity.type === 'BLOCK') {
      block = { name: value(entity, 2) ?? '', lines: new Map(), points: new Map(), texts: [] }
      blocks.push(block)
    } else if (entity.type === 'ENDBLK') block = undefined
    else if (entity.type === 'POLYLINE') {
      line = []
      block!.lines.set(layer, [...(block!.lines.get(layer) ?? []), line])
    } else if (entity.type === 'VERTEX') line!.push(pointAt(entity))
    else if (entity.type === 'LINE')
      block!.lines.set(layer, [...(block!.lines.get(layer) ?? []), [pointAt(entity), pointAt(entity, 11)]])
    else if (entity.type === 'POINT')
      block!.points.set(layer, [...(block!.points.get(layer) ?? []), pointAt(entity)])
    else if (entity.type === 'TEXT') (block?.texts ?? texts).push(value(entity, 1) ?? '')
    else if (entity.type === 'INSERT' && section === 'ENTITIES') {
      inserts.push(value(entity, 2) ?? '')
      places.push([Number(value(entity, 10)), Number(value(entity, 20))])
    }
  }
  const version = pairs[pairs.findIndex(([code, name]) => code === 9 && name === '$ACADVER') + 1]?.[1]
  return { version, blocks, inserts, texts, places }
}
