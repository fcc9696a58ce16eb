import { type Art, unpackArt } from '@teamloom/artwork/art-file.ts'
import { artInchesOf } from '@teamloom/artwork/art-inches.ts'
import { tileOf } from '@teamloom/artwork/form.ts'
import { reduceArt } from '@teamloom/artwork/reduce-art.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { foldMargins } from '@teamloom/technique/fold-margins.ts'
import { techniques } from '@teamloom/technique/index.ts'
import { buildPrintImage, bytesOf, type PrintImage } from './print-image.ts'
import { RecentlyUsed } from './recently-used.ts'

type Kept = {
  /** For pictures of a few inches that are no larger than they are drawn: as coarse as that shows. */
  readonly areCoarse?: boolean
}

/** Decorations made of their artworks, ready to be put on cloth; those used last are kept, up to so many bytes. */
export function openPrintImages(mostBytes: number, { areCoarse = false }: Kept = {}) {
  const images = new RecentlyUsed<string, PrintImage>(mostBytes)
  // What is sewn of an artwork is kept with it: its next colour or view is drawn, not sewn anew.
  const arts = new RecentlyUsed<string, Art>(mostArtBytes)

  /**
   * `readArt` gives the print's art file; without one there is no image. `pixelsPerInch` says how near it is looked at.
   */
  return (
    print: DrawnPrint,
    pixelsPerInch: number,
    readArt: () => Uint8Array | undefined,
  ): PrintImage | undefined => {
    const { assetVersionId, surface, inks, tone, printsLight, form } = print
    const { isSized, readsPerInch } = techniques[surface.technique]
    const work = workOn(print, areCoarse ? coarseDensity : densityFor, pixelsPerInch)
    const isSame = !areCoarse && !isSized(work) && form.kind === 'art'
    const key = `${assetVersionId} ${JSON.stringify(isSame ? { surface, inks, tone, printsLight, form } : work)}`
    const before = images.get(key)
    if (before) return before
    const name = `${assetVersionId} ${inks ? 'plates' : 'pixels'}`
    const whole = artOf(name, readArt)
    if (!whole) return undefined
    const mostWide = Math.max(work.density, readsPerInch ?? 0) * artInchesOf(form, work.widthInches)
    const image = makeImage(work, areCoarse ? reducedArt(name, whole, mostWide) : whole, areCoarse)
    images.set(key, image, bytesOf(image))
    return image
  }

  function artOf(name: string, readArt: () => Uint8Array | undefined): Art | undefined {
    const known = arts.get(name)
    if (known) return known
    const bytes = readArt()
    if (!bytes) return undefined
    const art = unpackArt(bytes)
    arts.set(name, art, bytes.byteLength)
    return art
  }

  /** Kept as well: what is sewn is kept with the artwork that it is sewn of. */
  function reducedArt(name: string, whole: Art, mostWide: number): Art {
    // In steps, so that kinds of about one size share it.
    const width = Math.max(leastWide, 2 ** Math.ceil(Math.log2(mostWide)))
    const key = `${name} ${width}`
    const known = arts.get(key)
    if (known) return known
    const art = reduceArt(whole, width)
    const pixels = art.kind === 'plates' ? art.plates : art.pixels
    arts.set(key, art, 4 * pixels.width * pixels.height)
    return art
  }
}

/** What is drawn but once: nothing of it is kept. */
export function printImageOnce(print: DrawnPrint, pixelsPerInch: number, art: Art): PrintImage {
  return makeImage(workOn(print, densityFor, pixelsPerInch), art, false)
}

function workOn(print: DrawnPrint, densityOf: typeof densityFor, pixelsPerInch: number) {
  const { surface, inks, tone, printsLight, form, options, location } = print
  const { widthInches, heightInches } = tileOf(form) ?? print
  const density = densityOf(pixelsPerInch, widthInches, heightInches)
  const lampDegrees = uprightLamp - location.planeAngle
  return { surface, inks, tone, printsLight, form, options, widthInches, heightInches, density, lampDegrees }
}

function makeImage(work: ReturnType<typeof workOn>, art: Art, isCoarse: boolean): PrintImage {
  const map = techniques[work.surface.technique].make({ ...work, art, isCoarse })
  return buildPrintImage(tileOf(work.form) ? foldMargins(map) : map)
}

/** About ten artworks. */
const mostArtBytes = 48_000_000

/** The lamps stand at the upper left of the picture. */
const uprightLamp = 225

/** What is looked at from near is made finer, in steps, as far as it is not too large for that. */
const densities = [50, 100, 200, 400] as const
const mostPixels = 3_000_000

function densityFor(pixelsPerInch: number, widthInches: number, heightInches: number): number {
  const fits = densities.filter(density => density ** 2 * widthInches * heightInches <= mostPixels)
  return fits.find(density => density >= pixelsPerInch) ?? fits.at(-1) ?? densities[0]
}

/** No step finer than it is seen; of what is so large that a tile shows a part of it, a little less. */
function coarseDensity(pixelsPerInch: number, widthInches: number, heightInches: number): number {
  const most = Math.sqrt(mostCoarsePixels / widthInches / heightInches)
  return Math.max(coarseSteps, Math.min(Math.ceil(pixelsPerInch / coarseSteps) * coarseSteps, most))
}

const coarseSteps = 5
/** A few times those of a tile. */
const mostCoarsePixels = 120_000
/** Pixels across artwork. */
const leastWide = 256
