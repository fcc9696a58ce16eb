import { type View, zoomAt } from '#web/lib/zoom.ts'

/** CSS pixels from where the garment's middle lies. */
export type Finger = { readonly x: number; readonly y: number }

export type Fingers = {
  readonly down: ReadonlyMap<number, Finger>
  /** How it was looked at when the second finger came down, and where both were then. */
  readonly pinched: { readonly view: View; readonly at: Finger; readonly apart: number } | null
  /** Two have been down: what the last of them does is neither a tap nor a swipe. */
  readonly wereTwo: boolean
}

export const noFingers: Fingers = { down: new Map(), pinched: null, wereTwo: false }

export function fingerDown(fingers: Fingers, id: number, finger: Finger, view: View): Fingers {
  const down = new Map(fingers.down).set(id, finger)
  if (down.size < 2) return { ...fingers, down }
  return { down, wereTwo: true, pinched: down.size === 2 ? { view, ...between(down) } : null }
}

/** Moved, and how the garment is looked at now where two fingers say so. */
export function fingerMoved(
  fingers: Fingers,
  id: number,
  finger: Finger,
): readonly [fingers: Fingers, view: View | null] {
  if (!fingers.down.has(id)) return [fingers, null]
  const next = { ...fingers, down: new Map(fingers.down).set(id, finger) }
  const { pinched } = next
  if (!pinched) return [next, null]
  const { at, apart } = between(next.down)
  const view = zoomAt(pinched.view, (pinched.view.zoom * apart) / pinched.apart, pinched.at)
  if (view.zoom === 1) return [next, view]
  // What was between the fingers stays between them.
  return [next, { ...view, panX: view.panX + at.x - pinched.at.x, panY: view.panY + at.y - pinched.at.y }]
}

export function fingerUp(fingers: Fingers, id: number): Fingers {
  const down = new Map(fingers.down)
  down.delete(id)
  return down.size === 0 ? noFingers : { ...fingers, down, pinched: null }
}

function between(down: ReadonlyMap<number, Finger>): { readonly at: Finger; readonly apart: number } {
  const [a = { x: 0, y: 0 }, b = a] = [...down.values()]
  return {
    at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  }
}

/** So far a finger goes, and mostly to the side, before the garment turns. */
const leastSwipe = 48

/** To which side a finger has gone that turns the garment, as one would turn it by hand. */
export function swipeOf(dx: number, dy: number): 'left' | 'right' | null {
  if (Math.abs(dx) < leastSwipe || Math.abs(dx) < 1.5 * Math.abs(dy)) return null
  return dx < 0 ? 'right' : 'left'
}
