import type { Direction } from '@teamloom/design/neighbour-place.ts'

/** What keys say to whatever is moved about the garment. */
export const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Steps of size. */
export const signs: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 }
