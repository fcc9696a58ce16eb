import { type Side, sideBeside } from '@teamloom/bakes/side.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'

/** Which way on the garment as it is seen. */
export type Direction = 'left' | 'right' | 'up' | 'down'

type Place = Pick<LocationDefinition, 'positionName' | 'side'>

/** Where a place's middle is seen in the picture of its side, y downwards; undefined when it is out of sight. */
export type SeenAt = (positionName: string) => { readonly x: number; readonly y: number } | undefined

/**
 * The nearest place that lies in a direction on the same side; a step aside counts twice, so that a row is followed
 * before it is left. Beyond the last one to the left and right it is the first of the next side round the garment
 * that has any. Undefined where there is none.
 */
export function neighbourPlace<Some extends Place>(
  from: Place,
  places: readonly Some[],
  direction: Direction,
  seenAt: SeenAt,
): Some | undefined {
  const others = places.filter(({ positionName }) => positionName !== from.positionName)
  return nearestOnSide(from, others, direction, seenAt) ?? firstRound(from.side, others, direction)
}

function nearestOnSide<Some extends Place>(
  from: Place,
  places: readonly Some[],
  direction: Direction,
  seenAt: SeenAt,
): Some | undefined {
  const start = seenAt(from.positionName)
  if (!start) return undefined
  const { x, y } = steps[direction]
  const ahead = places.flatMap(place => {
    const spot = place.side === from.side ? seenAt(place.positionName) : undefined
    if (!spot) return []
    const [dx, dy] = [spot.x - start.x, spot.y - start.y]
    const along = dx * x + dy * y
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    // What lies more aside than ahead is in another direction.
    return along > 0 && aside <= 2 * along ? [{ place, distance: along + 2 * aside }] : []
  })
  return ahead.toSorted((a, b) => a.distance - b.distance)[0]?.place
}

const steps = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} as const

function firstRound<Some extends Place>(
  from: Side,
  places: readonly Some[],
  direction: Direction,
): Some | undefined {
  if (direction === 'up' || direction === 'down') return undefined
  for (let side = sideBeside(from, direction); side !== from; side = sideBeside(side, direction)) {
    const first = places.find(place => place.side === side)
    if (first) return first
  }
  return undefined
}
