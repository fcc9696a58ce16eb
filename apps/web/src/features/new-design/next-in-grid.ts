export type Place = { readonly left: number; readonly top: number }

/** Half a row or column: what is nearer than this counts as being in line. */
const tolerance = 8

/**
 * Which of the places an arrow key leads to from one of them: along the reading order, or to the nearest in the next
 * row. Undefined for other keys and where there is nothing further.
 */
export function nextInGrid(places: readonly Place[], from: number, key: string): number | undefined {
  const last = places.length - 1
  const here = places[from]
  if (!here) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight') return from < last ? from + 1 : undefined
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : undefined
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const direction = key === 'ArrowDown' ? 1 : -1
  const distances = places.map(place => (place.top - here.top) * direction)
  const nextRow = Math.min(...distances.filter(distance => distance > tolerance))
  if (nextRow === Number.POSITIVE_INFINITY) return undefined
  const inRow = places.flatMap((place, index) =>
    Math.abs((distances[index] ?? 0) - nextRow) <= tolerance
      ? [{ index, off: Math.abs(place.left - here.left) }]
      : [],
  )
  return inRow.reduce((best, candidate) => (candidate.off < best.off ? candidate : best)).index
}
