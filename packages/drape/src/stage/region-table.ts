import type { Region } from '@teamloom/bakes/region.ts'

/** A product's regions in the order in which its bakes first name them. */
export class RegionTable {
  readonly regions: Region[] = []
  readonly #numbers = new Map<string, number>()

  /** `known` keep their numbers. */
  constructor(known: readonly Region[] = []) {
    for (const region of known) this.numberOf(region)
  }

  numberOf(region: Region): number {
    const key = JSON.stringify(Object.entries(region).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.regions.length
    this.regions.push(region)
    this.#numbers.set(key, number)
    return number
  }
}
