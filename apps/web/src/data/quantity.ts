import type { ProjectSize } from '@teamloom/contract/user.ts'
import { useSyncExternalStore } from 'react'

/** For how many pieces of a design a price is shown, as it was set last in this browser. Newest first. */
export type Quantities = readonly (readonly [designId: string, qty: number])[]

/** Pieces to begin with, unless the product's minimum is higher. */
const usualQuantity = 50

export const mostPieces = 100_000
const mostKept = 200

/** What was set for the design; else what was set or said last for any, at least the product's minimum. */
export function quantityFor(kept: Quantities, designId: string, minQty: number): number {
  const own = kept.find(([id]) => id === designId)
  return own?.[1] ?? Math.max(kept[0]?.[1] ?? usualQuantity, minQty)
}

export function withQuantity(kept: Quantities, designId: string, qty: number): Quantities {
  const others = kept.filter(([id]) => id !== designId)
  return [[designId, qty] as const, ...others].slice(0, mostKept)
}

/** The last are beyond what has a price. */
const leastOf: Readonly<Record<ProjectSize, number>> = {
  '0-19': 1,
  '20-49': 20,
  '50-149': 50,
  '150-499': 150,
  '500-4999': 500,
  '5000-': 500,
}

/** Nothing has been set yet for a design: prices begin at the least of what was said. */
export function withProjectSize(kept: Quantities, projectSize: ProjectSize): Quantities {
  return withQuantity(kept, 'said', leastOf[projectSize])
}

const storageKey = 'teamloom-quantities'
const listeners = new Set<() => void>()
let text: string | null | undefined
let known: Quantities = []

/** The same list until what is kept is another. */
function read(): Quantities {
  const now = localStorage.getItem(storageKey)
  if (now !== text) {
    text = now
    known = parse(now)
  }
  return known
}

function parse(json: string | null): Quantities {
  try {
    const found: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(found) ? found.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is Quantities[number] {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === 'string' &&
    Number.isInteger(entry[1]) &&
    entry[1] >= 1 &&
    entry[1] <= mostPieces
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab's.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function useQuantities(): Quantities {
  return useSyncExternalStore(subscribe, read)
}

export function setQuantity(designId: string, qty: number): void {
  keep(withQuantity(read(), designId, qty))
}

export function setProjectSize(projectSize: ProjectSize): void {
  keep(withProjectSize(read(), projectSize))
}

function keep(quantities: Quantities): void {
  localStorage.setItem(storageKey, JSON.stringify(quantities))
  for (const listener of listeners) listener()
}
