import { millimetresPerInch } from './measures.ts'
import type { Sewing, Strand } from './strand.ts'
import { strandLooks } from './strand-looks.ts'

/** Which strand is uppermost at each of many small places, and how high it lies there. */
export type Laid = {
  readonly width: number
  readonly height: number
  /** Places to the millimetre. */
  readonly perMillimetre: number
  /** Millimetres over the cloth. */
  readonly over: Float32Array
  /** Index of the strand; -1: none, the cloth or a slab is seen. */
  readonly strand: Int32Array
  /** Where on it: 0 its beginning, 255 its end. */
  readonly along: Uint8Array
  /** -127 its left bank, 127 its right one. */
  readonly across: Int8Array
}

/** `margin` in places. */
export function layStrands(
  { strands, slab }: Sewing,
  width: number,
  height: number,
  margin: number,
  perInch: number,
): Laid {
  const perMillimetre = perInch / millimetresPerInch
  const laid: Laid = {
    width,
    height,
    perMillimetre,
    over: new Float32Array(width * height),
    strand: new Int32Array(width * height).fill(-1),
    along: new Uint8Array(width * height),
    across: new Int8Array(width * height),
  }
  if (slab)
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++)
        laid.over[at] = slab.millimetresAt(
          (x + 0.5 - margin) / perMillimetre,
          (y + 0.5 - margin) / perMillimetre,
        )
  for (let i = 0; i < strands.length; i++) layStrand(laid, strands[i]!, i, margin)
  return laid
}

const archSteps = 256
const arches = new Map<number, Float32Array>()

/** How far below its top a strand is, by the way from its middle to its end in 256 steps. */
function archOf(power: number): Float32Array {
  let arch = arches.get(power)
  if (!arch) {
    arch = Float32Array.from({ length: archSteps + 2 }, (_, i) => Math.min(1, i / archSteps) ** power)
    arches.set(power, arch)
  }
  return arch
}

/** Round across, arched along, over what lies lower. */
function layStrand(
  laid: Laid,
  { kind, x0, y0, x1, y1, bulge, base, lift }: Strand,
  index: number,
  margin: number,
): void {
  const { width, height, over, strand, along, across, perMillimetre } = laid
  const { radius, power } = strandLooks[kind]
  const fromX = x0 * perMillimetre + margin
  const fromY = y0 * perMillimetre + margin
  const dx = (x1 - x0) * perMillimetre
  const dy = (y1 - y0) * perMillimetre
  const length = Math.hypot(dx, dy)
  if (length < 0.01) return
  const [ux, uy] = [dx / length, dy / length]
  const wide = radius * perMillimetre
  const bend = (4 * bulge * perMillimetre) / wide
  const cap = (0.4 * wide) / length
  const isSteep = Math.abs(dy) > Math.abs(dx)
  const longer = isSteep ? Math.abs(dy) : Math.abs(dx)
  // The band of places that may be on it, line by line across its way.
  const reach = ((wide + Math.abs(bulge) * perMillimetre) * length) / longer + 0.5
  const [lead, side] = isSteep ? [fromY, fromX] : [fromX, fromY]
  const drift = isSteep ? dx / dy : dy / dx
  const leadEnd = lead + (isSteep ? dy : dx)
  const first = Math.max(0, Math.floor(Math.min(lead, leadEnd) - wide))
  const last = Math.min((isSteep ? height : width) - 1, Math.ceil(Math.max(lead, leadEnd) + wide))
  const lastAside = (isSteep ? width : height) - 1
  const stepLead = isSteep ? width : 1
  const stepAside = isSteep ? 1 : width
  const arch = archOf(power)
  const round = 0.8 * radius
  const alongPerLead = (isSteep ? uy : ux) / length
  const alongPerAside = (isSteep ? ux : uy) / length
  const acrossPerLead = (isSteep ? ux : -uy) / wide
  const acrossPerAside = (isSteep ? -uy : ux) / wide
  for (let a = first; a <= last; a++) {
    const ahead = a + 0.5 - lead
    const middle = side + ahead * drift
    const from = Math.max(0, Math.floor(middle - reach))
    const to = Math.min(lastAside, Math.ceil(middle + reach))
    for (let b = from; b <= to; b++) {
      const aside = b + 0.5 - side
      const t = ahead * alongPerLead + aside * alongPerAside
      if (t < -cap || t > 1 + cap) continue
      const within = t < 0 ? 0 : t > 1 ? 1 : t
      const q = ahead * acrossPerLead + aside * acrossPerAside - bend * within * (1 - within)
      const squared = q * q
      if (squared > 1) continue
      const fromMiddle = Math.abs(2 * within - 1)
      const z = base + lift * (1 - arch[(fromMiddle * archSteps) | 0]!) + round * Math.sqrt(1 - squared)
      const at = a * stepLead + b * stepAside
      if (z <= over[at]!) continue
      over[at] = z
      strand[at] = index
      along[at] = within * 255
      across[at] = q * 127
    }
  }
}
