import type { Trim } from '@teamloom/pattern/trim.ts'
import { getEdge, type Panel } from '@teamloom/shape/panel.ts'
import { between, distance, type Point } from '@teamloom/shape/point.ts'
import { isOfFront } from '../bands.ts'

/** Where a piece is cut open for a pocket, in its inches. */
export type PocketOpening = {
  readonly name: string
  /** The trim that is set into it. */
  readonly of: string
  readonly on: string
  /** Its upper end, or that nearer to the middle of one that lies level. */
  readonly from: Point
  readonly to: Point
  /** One inch across it, to where its bag lies. */
  readonly inward: Point
  /** Inches between its two seams. */
  readonly gap: number
}

/** TP29: behind zips of pockets and behind welts. */
export function pocketOpenings(trims: readonly Trim[]): PocketOpening[] {
  return trims.flatMap((trim): PocketOpening[] => {
    if (trim.kind === 'zipChain' && !isOfFront(trim)) {
      const [leg] = trim.legs
      if (!leg) return []
      // Towards the middle of the garment; of one that lies level, down.
      const ahead = isLevel(leg.from, leg.to) ? ([0, 1] as const) : ([-Math.sign(leg.from[0]), 0] as const)
      const name = trim.name.replace(/-zip$/, '')
      return [
        {
          name,
          of: trim.name,
          on: leg.on,
          ...leftToRight(leg),
          inward: across(leg.from, leg.to, ahead),
          gap: trim.width,
        },
      ]
    }
    if (trim.kind !== 'laid' || !/welt/i.test(trim.name)) return []
    const mouth = trim.open[0] && getEdge(trim.panel, trim.open[0].edge)
    const seam = mouth && getEdge(trim.panel, seamOf(trim.panel))
    if (!seam) return []
    const [from, to] = [seam[0]!, seam.at(-1)!]
    const [inside, outside] = [middleOf(seam), middleOf(mouth)]
    const inward = across(from, to, [inside[0] - outside[0], inside[1] - outside[1]])
    const { name } = trim
    return [{ name, of: name, on: trim.seat.on, ...leftToRight({ from, to }), inward, gap: 0 }]
  })
}

/** A welt's long edge that is sewn down, behind which the piece is cut. */
function seamOf({ edges }: Panel): string {
  return edges.some(({ name }) => name === 'fold') ? 'fold' : 'sewn'
}

const isLevel = (from: Point, to: Point): boolean => Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1])

function leftToRight({ from, to }: { readonly from: Point; readonly to: Point }) {
  const isFirst = isLevel(from, to) ? Math.abs(from[0]) < Math.abs(to[0]) : from[1] < to[1]
  return isFirst ? { from, to } : { from: to, to: from }
}

function middleOf(curve: readonly Point[]): Point {
  return between(curve[0]!, curve.at(-1)!, 1 / 2)
}

/** The direction at right angles to the opening, on the side that lies ahead. */
function across(from: Point, to: Point, ahead: Point): Point {
  const length = distance(from, to)
  const [u, v] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
  return u * ahead[0] + v * ahead[1] > 0 ? [u, v] : [-u, -v]
}
