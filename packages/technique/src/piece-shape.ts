/** The outline of a patch or tag: a box or diamond with rounded corners that fills its size. */
export type PieceShape = {
  readonly outline: 'box' | 'diamond'
  readonly widthInches: number
  readonly heightInches: number
  readonly cornerInches: number
}

/** From one place to another, inches from the shape's middle. */
export type Line = readonly [fromX: number, fromY: number, toX: number, toY: number]

/** How many inches inside its outline a place lies, `x` and `y` from its middle; below 0 outside. */
export function depthIn(shape: PieceShape): (x: number, y: number) => number {
  const { outline, cornerInches } = shape
  const [halfWidth, halfHeight] = withoutCorners(shape)
  if (outline === 'box')
    return (x, y) => {
      const dx = Math.abs(x) - halfWidth
      const dy = Math.abs(y) - halfHeight
      const outside = dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy)
      return cornerInches - outside
    }
  const side = Math.hypot(halfWidth, halfHeight)
  const [acrossSide, downSide] = [halfHeight / side, halfWidth / side]
  return (x, y) => {
    const [right, below] = [Math.abs(x), Math.abs(y)]
    const along = (right - halfWidth) * -downSide + below * acrossSide
    const outside =
      along < 0
        ? Math.hypot(right - halfWidth, below)
        : along > side
          ? Math.hypot(right, below - halfHeight)
          : (right - halfWidth) * acrossSide + below * downSide
    return cornerInches - outside
  }
}

/** Its four straight sides moved inwards, each from corner to corner, clockwise. */
export function sidesWithin(shape: PieceShape, insetInches: number): readonly Line[] {
  const { outline, cornerInches } = shape
  const [halfWidth, halfHeight] = withoutCorners(shape)
  const out = cornerInches - insetInches
  if (outline === 'box') {
    const [x, y] = [halfWidth + out, halfHeight + out]
    return [
      [-x, -y, x, -y],
      [x, -y, x, y],
      [x, y, -x, y],
      [-x, y, -x, -y],
    ]
  }
  const share = 1 + (out * Math.hypot(halfWidth, halfHeight)) / (halfWidth * halfHeight)
  const [x, y] = [halfWidth * share, halfHeight * share]
  return [
    [0, -y, x, 0],
    [x, 0, 0, y],
    [0, y, -x, 0],
    [-x, 0, 0, -y],
  ]
}

/** Half its width and height, which its corners' radius grows to the whole. */
function withoutCorners({ widthInches, heightInches, cornerInches }: PieceShape) {
  return [
    Math.max(0.001, widthInches / 2 - cornerInches),
    Math.max(0.001, heightInches / 2 - cornerInches),
  ] as const
}
