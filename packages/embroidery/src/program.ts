/** What a machine sews: blocks of one thread each, with a change between them. */
export type Program = {
  readonly blocks: readonly Block[]
  /** The middle of the design, from the upper left corner of its artwork. Millimetres. */
  readonly middleX: number
  readonly middleY: number
}

export type Block = {
  /** The thread's number in the art, from 1. */
  readonly thread: number
  /**
   * Needle holes of what is sewn without a trim, in tenths of a millimetre from the middle of the design: x to the right,
   * y down, x, y …
   */
  readonly stretches: readonly Int32Array[]
}

export type Extents = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The box round a program's needle holes, from the middle of the design; tenths of a millimetre. */
export function extentsOf({ blocks }: Program): Extents {
  const extents = { left: 0, right: 0, top: 0, bottom: 0 }
  let isFirst = true
  for (const { stretches } of blocks)
    for (const points of stretches)
      for (let i = 0; i < points.length; i += 2) {
        const [x, y] = [points[i]!, points[i + 1]!]
        extents.left = isFirst ? x : Math.min(extents.left, x)
        extents.right = isFirst ? x : Math.max(extents.right, x)
        extents.top = isFirst ? y : Math.min(extents.top, y)
        extents.bottom = isFirst ? y : Math.max(extents.bottom, y)
        isFirst = false
      }
  return extents
}
