import { type Anchor, isPoint, type Subject } from './anchor.ts'

/** A place for decorations as it lies in the picture of a side, in inches of that. */
export type LaidAt = { readonly positionName: string; readonly x: number; readonly y: number }

type Pinned = { readonly anchor: Anchor; readonly about: (Subject & { readonly isThere: boolean }) | null }

/**
 * RV17: where a pin stands on the side that is shown: inches from the picture's upper left corner, undefined where it has
 * none there. `nowAt`: the place of its decoration now, undefined once that is removed; `laid`: the places of the side.
 */
export function placePin(
  { anchor, about }: Pinned,
  side: string,
  nowAt: string | undefined,
  laid: readonly LaidAt[],
): { readonly x: number; readonly y: number } | undefined {
  const find = (positionName: string | undefined) => laid.find(place => place.positionName === positionName)
  if (!isPoint(anchor)) return find(about && nowAt ? nowAt : undefined)
  const own = anchor.side === side ? { x: anchor.x, y: anchor.y } : undefined
  if (!about || !nowAt || nowAt === about.positionName) return own
  const now = find(nowAt)
  if (!now) return undefined
  const then = own && find(about.positionName)
  // From another side it is not known how far from the middle it was.
  return then ? { x: now.x + anchor.x - then.x, y: now.y + anchor.y - then.y } : now
}
