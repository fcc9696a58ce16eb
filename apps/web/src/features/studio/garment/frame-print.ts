import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'

export type Spot = { readonly x: number; readonly y: number }

/** A print's outline in picture pixels, and the spots that its measures hang on. */
export type PrintFrame = {
  /** Closed, clockwise from the top left. */
  readonly outline: readonly Spot[]
  readonly corners: {
    readonly topLeft: Spot
    readonly topRight: Spot
    readonly bottomRight: Spot
    readonly bottomLeft: Spot
  }
  /** From the panel's upper seam down to the print's top, where both are seen. */
  readonly drop: { readonly from: Spot; readonly to: Spot; readonly inches: number } | null
}

/** Points per edge: folds bend an edge, a few dozen points follow them. */
const steps = 16

type Project = (u: number, v: number) => Spot | undefined

/** `ofPrint` finds where inches of the print are seen, `ofCloth` those of its panel's cloth. */
export function framePrint(print: DrawnPrint, ofPrint: Project, ofCloth: Project): PrintFrame | undefined {
  const { centerU, centerV, planeAngle } = print.location
  const [halfWidth, halfHeight] = [print.widthInches / 2, print.heightInches / 2]
  const angle = (planeAngle * Math.PI) / 180
  const at = (x: number, y: number) =>
    ofPrint(
      centerU + x * Math.cos(angle) - y * Math.sin(angle),
      centerV + x * Math.sin(angle) + y * Math.cos(angle),
    )
  const edge = (x0: number, y0: number, x1: number, y1: number) =>
    Array.from({ length: steps }, (_, step) => {
      const share = step / steps
      return at(x0 + share * (x1 - x0), y0 + share * (y1 - y0))
    })
  const points = [
    ...edge(-halfWidth, -halfHeight, halfWidth, -halfHeight),
    ...edge(halfWidth, -halfHeight, halfWidth, halfHeight),
    ...edge(halfWidth, halfHeight, -halfWidth, halfHeight),
    ...edge(-halfWidth, halfHeight, -halfWidth, -halfHeight),
  ]
  const outline = points.filter(point => point !== undefined)
  const [topLeft, topRight, bottomRight, bottomLeft] = [0, 1, 2, 3].map(corner => points[corner * steps])
  // Seen at an angle or half behind an arm: no frame rather than a wrong one.
  if (!topLeft || !topRight || !bottomRight || !bottomLeft || outline.length < points.length * 0.9)
    return undefined
  const from = ofCloth(centerU, 0)
  const to = at(0, -halfHeight)
  const inches = centerV - halfHeight
  return {
    outline,
    corners: { topLeft, topRight, bottomRight, bottomLeft },
    drop: from && to && inches > 0.5 ? { from, to, inches } : null,
  }
}
