import { inked, inkedSurface, surfaceParts } from './placed-print.ts'

/** The ink of some places of a frame, in their order. */
export type InkList = {
  /** Numbers of pixels, or of samples. */
  readonly places: Uint32Array
  /** Four to a place: premultiplied linear red, green, blue, alpha; 65535 is 1. */
  readonly ink: Uint16Array
  /** `surfaceParts` to a place, as `inkedSurface`; null where all prints are as their cloth. */
  readonly surface: Float32Array | null
}

/** What an ink list is made with: it grows by what was read last. */
export class InkListing {
  private count = 0
  private places = new Uint32Array(1024)
  private ink = new Uint16Array(4 * 1024)
  private surface: Float32Array | null

  constructor(hasSurface: boolean) {
    this.surface = hasSurface ? new Float32Array(surfaceParts * 1024) : null
  }

  /** Takes `inked` and `inkedSurface` for a place. */
  add(place: number): void {
    if (this.count === this.places.length) this.grow()
    const at = this.count++
    this.places[at] = place
    for (let c = 0; c < 4; c++) this.ink[4 * at + c] = inked[c]! * 65535 + 0.5
    const { surface } = this
    if (!surface) return
    // Not `set`: for so few values it takes longer.
    for (let part = 0; part < surfaceParts; part++) surface[surfaceParts * at + part] = inkedSurface[part]!
  }

  list(): InkList {
    return {
      places: this.places.slice(0, this.count),
      ink: this.ink.slice(0, 4 * this.count),
      surface: this.surface && this.surface.slice(0, surfaceParts * this.count),
    }
  }

  private grow(): void {
    const { places, ink, surface } = this
    this.places = new Uint32Array(2 * places.length)
    this.places.set(places)
    this.ink = new Uint16Array(2 * ink.length)
    this.ink.set(ink)
    if (!surface) return
    this.surface = new Float32Array(2 * surface.length)
    this.surface.set(surface)
  }
}

/** Puts a place's ink back into `inked` and `inkedSurface`. */
export function recallInk({ ink, surface }: InkList, i: number): void {
  for (let c = 0; c < 4; c++) inked[c] = ink[4 * i + c]! / 65535
  if (!surface) inkedSurface.fill(0)
  else for (let part = 0; part < surfaceParts; part++) inkedSurface[part] = surface[surfaceParts * i + part]!
}
