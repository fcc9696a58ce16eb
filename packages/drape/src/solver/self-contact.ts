import type { Neighbours } from '../cloth/topology.ts'

/**
 * Cloth keeps off cloth: pairs of particles that are near in the room but not in the cloth. Pairs are
 * listed with some room to spare and listed anew every few steps.
 */
export type SelfContact = {
  readonly radius: number
  readonly neighbours: Neighbours
  pairs: Int32Array
  count: number
  readonly heads: Int32Array
  readonly next: Int32Array
}

const spare = 1.35
/** Cloth rubs on cloth: part of the difference of their speeds is lost at each contact. */
const rub = 0.1

export function makeSelfContact(neighbours: Neighbours, particles: number, radius: number): SelfContact {
  return {
    radius,
    neighbours,
    pairs: new Int32Array(1 << 16),
    count: 0,
    heads: new Int32Array(1 << 17),
    next: new Int32Array(particles),
  }
}

export function listPairs(contact: SelfContact, x: Float64Array): void {
  const { radius, heads, next } = contact
  const reach = radius * spare
  const mask = heads.length - 1
  heads.fill(-1)
  contact.count = 0
  for (let i = 0; i < next.length; i++) {
    const ci = Math.floor(x[i * 3]! / reach)
    const cj = Math.floor(x[i * 3 + 1]! / reach)
    const ck = Math.floor(x[i * 3 + 2]! / reach)
    for (let di = -1; di <= 1; di++)
      for (let dj = -1; dj <= 1; dj++)
        for (let dk = -1; dk <= 1; dk++)
          for (let j = heads[cellHash(ci + di, cj + dj, ck + dk) & mask]!; j >= 0; j = next[j]!)
            if (squaredDistance(x, i, j) < reach * reach && !areNeighbours(contact.neighbours, i, j))
              addPair(contact, i, j)
    const cell = cellHash(ci, cj, ck) & mask
    next[i] = heads[cell]!
    heads[cell] = i
  }
}

function cellHash(i: number, j: number, k: number): number {
  return Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791)
}

function squaredDistance(x: Float64Array, i: number, j: number): number {
  const dx = x[i * 3]! - x[j * 3]!
  const dy = x[i * 3 + 1]! - x[j * 3 + 1]!
  const dz = x[i * 3 + 2]! - x[j * 3 + 2]!
  return dx * dx + dy * dy + dz * dz
}

function areNeighbours({ first, list }: Neighbours, i: number, j: number): boolean {
  for (let k = first[i]!; k < first[i + 1]!; k++) if (list[k] === j) return true
  return false
}

function addPair(contact: SelfContact, i: number, j: number): void {
  if (contact.count * 2 + 2 > contact.pairs.length) {
    const wider = new Int32Array(contact.pairs.length * 2)
    wider.set(contact.pairs)
    contact.pairs = wider
  }
  contact.pairs[contact.count * 2] = i
  contact.pairs[contact.count * 2 + 1] = j
  contact.count++
}

export function solveSelfContact(
  contact: SelfContact,
  x: Float64Array,
  before: Float64Array,
  inverseMass: Float64Array,
): void {
  const { pairs, count, radius } = contact
  for (let pair = 0; pair < count; pair++) {
    const i = pairs[2 * pair]!
    const j = pairs[2 * pair + 1]!
    const a = i * 3
    const b = j * 3
    const dx = x[a]! - x[b]!
    const dy = x[a + 1]! - x[b + 1]!
    const dz = x[a + 2]! - x[b + 2]!
    const square = dx * dx + dy * dy + dz * dz
    if (square >= radius * radius || square < 1e-10) continue
    const length = Math.sqrt(square)
    const weight = inverseMass[i]! + inverseMass[j]!
    if (weight === 0) continue
    const wi = inverseMass[i]! / weight
    const wj = 1 - wi
    const apart = (radius - length) / length
    for (let axis = 0; axis < 3; axis++) {
      const d = axis === 0 ? dx : axis === 1 ? dy : dz
      const slip = x[a + axis]! - before[a + axis]! - (x[b + axis]! - before[b + axis]!)
      x[a + axis]! += wi * (d * apart - 2 * rub * slip)
      x[b + axis]! -= wj * (d * apart - 2 * rub * slip)
    }
  }
}
