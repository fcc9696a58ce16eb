import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** Arrows go from cell to cell of a table whose rows have so many. */
export function moveAmongCells(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const step = steps[event.key]
  const from = event.target
  if (!step || !(from instanceof HTMLElement) || !from.hasAttribute('data-cell')) return
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')]
  const at = cells.indexOf(from)
  const column = (at % columns) + step[1]
  if (column < 0 || column >= columns) return
  const next = cells[at + step[0] * columns + step[1]]
  if (!next) return
  event.preventDefault()
  next.focus()
}
