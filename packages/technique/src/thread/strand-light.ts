import type { Lamp } from '../lamp.ts'
import { noise } from '../noise.ts'
import type { Laid } from './laid-strands.ts'
import { millimetresPerInch } from './measures.ts'
import type { Strand } from './strand.ts'
import { strandLooks } from './strand-looks.ts'

/** What a place of a strand throws back: of its own colour, and of the lamp's. */
export type ThreadLight = { own: number; white: number }

const steps = 512
/** Light along a strand is mirrored where it lies across the lamp: broadly by all of its fibres, and as a narrow glint. */
const broad = lobe(24)
const narrow = lobe(90)

function lobe(power: number): Float32Array {
  return Float32Array.from({ length: steps + 1 }, (_, i) => (1 - (i / steps) ** 2) ** (power / 2))
}

const keyShare = 0.62
/** The shares of a thread's own colour that are thrown back everywhere, and mirrored. */
const matt = 0.74
const sheen = 0.66
const whiteSheen = 0.016
const whiteGlint = 0.05

/** `density` of the map; reads `laid`; the result is the same object every time. */
export function strandLight(laid: Laid, strands: readonly Strand[], lamp: Lamp, density: number) {
  const placesPerInch = laid.perMillimetre * millimetresPerInch
  const { along, across, strand } = laid
  const facts = factsOf(strands, fromFar(density))
  const [keyX, keyY, keyZ] = lamp.key
  const [halfX, halfY, halfZ] = lamp.half
  const [skyX, skyY] = lamp.sky
  // Plies are too small to be seen from far.
  const plyShown = Math.max(0, Math.min(1, (placesPerInch - 120) / 200))
  const to: ThreadLight = { own: 0, white: 0 }
  /** `lit` and `open`: how much of the lamp and of the sky comes there. */
  return (at: number, lit: number, open: number): ThreadLight => {
    const n = strand[at]! * factCount
    const t = along[at]! / 255
    const q = (across[at]! / 127) * 0.93
    const way = 2 * t - 1
    const fromMiddle = way < 0 ? -way : way
    const end = (1 - fromMiddle) * 0.5 * facts[n + 4]!
    const holes = facts[n + 6]!
    const power = facts[n + 7]!
    // The arch's slope: its power less one, without powers, which are slow.
    const steep = power === 4 ? fromMiddle * fromMiddle : power === 2 ? 1 : Math.sqrt(Math.sqrt(fromMiddle))
    let rise = facts[n + 3]! * power * fromMiddle * steep
    if (holes > 0 && end < 0.3) rise += (0.3 - end) * 1.5 * holes
    const slope = way < 0 ? rise : -rise
    const flat = 1 / Math.sqrt(1 + slope * slope)
    const up = slope * flat
    const bent = -facts[n + 2]! * way
    const straight = 1 / Math.sqrt(1 + bent * bent)
    const ux = (facts[n]! - facts[n + 1]! * bent) * straight
    const uy = (facts[n + 1]! + facts[n]! * bent) * straight
    const round = Math.sqrt(1 - q * q)
    const nx = -uy * q - ux * up * round
    const ny = ux * q - uy * up * round
    const nz = flat * round
    const bank = q * q * q * q
    const towards = (nx * keyX + ny * keyY + nz * keyZ + 0.2) / 1.2
    const around = 0.72 + 0.28 * nz + 0.22 * (nx * skyX + ny * skyY)
    const groove = 1 - 0.55 * bank
    const diffuse =
      keyShare * (towards > 0 ? towards / keyZ : 0) * lit * (1 - 0.35 * bank) +
      (1 - keyShare) * around * open * groove
    const alongHalf = Math.abs((ux * halfX + uy * halfY) * flat + up * halfZ)
    const faced = Math.max(0, nx * halfX + ny * halfY + nz * halfZ)
    const facing = faced * faced
    const lookUp = (alongHalf * steps) | 0
    const mirrored = broad[lookUp]! * facing * lit
    let tone = facts[n + 5]!
    const ply = facts[n + 8]! * plyShown
    if (ply > 0) tone += ply * Math.sin(t * facts[n + 9]! + q * 2.2)
    if (holes > 0 && end < 0.28) tone -= (0.28 - end) * 0.95 * holes
    to.own = tone * (matt * diffuse + sheen * mirrored * groove)
    to.white = tone * groove * (whiteSheen * mirrored + whiteGlint * narrow[lookUp]! * facing * facing * lit)
    return to
  }
}

const factCount = 10

/** Ten facts of each strand: way x, y, bend, steepness, length, tone, holes, power, ply, turns of its plies. */
function factsOf(strands: readonly Strand[], far: number): Float32Array {
  const facts = new Float32Array(strands.length * factCount)
  for (let i = 0; i < strands.length; i++) {
    const { kind, x0, y0, x1, y1, bulge, lift, tone } = strands[i]!
    const { power, tones, holes, twist, ply } = strandLooks[kind]
    const length = Math.max(0.01, Math.hypot(x1 - x0, y1 - y0))
    const at = i * factCount
    facts[at] = (x1 - x0) / length
    facts[at + 1] = (y1 - y0) / length
    facts[at + 2] = (4 * bulge) / length
    facts[at + 3] = (2 * lift) / length
    facts[at + 4] = length
    facts[at + 5] = 1 + tones * tone + far * bundleTone(strands[i]!)
    facts[at + 6] = holes
    facts[at + 7] = power
    facts[at + 8] = ply
    facts[at + 9] = (length * 2 * Math.PI) / twist
  }
  return facts
}

/** Too small to be told apart, strands are seen in bundles: 0 from near, 1 on a card. */
function fromFar(density: number): number {
  return Math.max(0, Math.min(1, (90 - density) / 40))
}

const bundle = 3.3

/** What a bundle of strands is lighter by: rows of a fill in staggered bars, throws of satin in bands. */
function bundleTone({ kind, x0, y0, x1, y1 }: Strand): number {
  const x = (x0 + x1) / 2
  const y = (y0 + y1) / 2
  if (kind === 'satin' || kind === 'rim')
    return (kind === 'rim' ? 0.34 : 0.24) * noise(x * 0.42, y * 0.42, 11)
  if (kind !== 'fill') return 0
  const length = Math.hypot(x1 - x0, y1 - y0)
  const row = ((y - y0) * 2 * x - (x - x0) * 2 * y) / length / bundle
  return -0.17 * Math.cos(2 * Math.PI * row)
}
