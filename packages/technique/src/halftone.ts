import { linearOfHex } from '@teamloom/artwork/linear-light.ts'
import { inOneTone } from '@teamloom/artwork/one-tone.ts'
import { colorsOnMap } from './artwork-on-map.ts'
import { film, mapOfColors, screenMargin } from './film.ts'
import { isInStitches, layInStitches } from './ink-in-stitches.ts'
import { plainArtwork } from './inked-artwork.ts'
import { frameMap } from './map-frame.ts'
import { type LitMap, plainProduction, type Technique, type Work } from './technique.ts'

/** All of an artwork in one ink: where it is lighter, in dots of a screen, which are seen from near. */
export const halftone: Technique = {
  make: work => (seesDots(work) ? screened(work, work.tone ?? '#000000') : film.make(work)),
  isSized: () => true,
  production: { ...plainProduction, screens: 'one' },
}

/** Lines of the screen to an inch, and how far they are turned: so that no dots align with the knit. */
const lines = 42
const turn = (22.5 * Math.PI) / 180
/** Dots are seen where each is four pixels wide. */
const leastDensity = 4 * lines
/** Below the first a screen holds no dot, above the second they have run together. */
const [leastTone, mostTone] = [0.08, 0.92]

function seesDots({ form, tone, density }: Work): boolean {
  return form.kind === 'art' && form.groundHex === undefined && tone != null && density >= leastDensity
}

function screened(work: Work, ink: string): LitMap {
  const frame = frameMap(work.widthInches, work.heightInches, work.density, screenMargin(work))
  const plain = plainArtwork(work)
  const covers = colorsOnMap({ ...work, art: { kind: 'pixels', pixels: plain }, tone: undefined }, frame)
  const tones = colorsOnMap(
    { ...work, art: { kind: 'pixels', pixels: inOneTone(plain, ink, work.printsLight) }, tone: undefined },
    frame,
  )
  const color = linearOfHex(ink)
  const printed = new Float32Array(covers.length)
  const sharp = work.density / lines / 2
  for (let y = 0, i = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++, i++) {
      const cover = covers[4 * i + 3]!
      if (cover < 0.004) continue
      const [across, down] = [(x - frame.margin) / work.density, (y - frame.margin) / work.density]
      const ink = Math.min(1, cover * dotShare(tones[4 * i + 3]! / cover, across, down, sharp))
      for (let c = 0; c < 3; c++) printed[4 * i + c] = ink * color[c]!
      printed[4 * i + 3] = ink
    }
  return mapOfColors(isInStitches(work) ? layInStitches(printed, frame) : printed, frame)
}

/** How much ink a screen leaves at a place (inches) for a tone; `sharp`: pixels from a dot's middle to the next one's. */
function dotShare(tone: number, x: number, y: number, sharp: number): number {
  if (tone < leastTone) return 0
  if (tone > mostTone) return 1
  const across = 2 * Math.PI * lines * (x * Math.cos(turn) + y * Math.sin(turn))
  const down = 2 * Math.PI * lines * (y * Math.cos(turn) - x * Math.sin(turn))
  const spot = 0.5 + 0.25 * (Math.cos(across) + Math.cos(down))
  return Math.max(0, Math.min(1, 0.5 + (spot - (1 - tone)) * sharp))
}
