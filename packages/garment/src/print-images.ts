import { unpackArt } from '@teamloom/artwork/art-file.ts'
import { makeForm } from '@teamloom/artwork/form.ts'
import { inkPlates } from '@teamloom/artwork/plates.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { LRUCache } from 'lru-cache'
import { buildPrintImage, type PrintImage } from './print-image.ts'

/** Artworks in their inks, ready to be put on cloth; those used last are kept, up to so many bytes. */
export function openPrintImages(mostBytes: number) {
  const images = new LRUCache<string, PrintImage>({ maxSize: mostBytes, sizeCalculation: bytesOf })

  /** `readArt` gives the print's art file; without one there is no image. */
  return (print: DrawnPrint, readArt: () => Uint8Array | undefined): PrintImage | undefined => {
    const key = `${print.assetVersionId} ${JSON.stringify(makingOf(print))}`
    const before = images.get(key)
    if (before) return before
    const bytes = readArt()
    if (!bytes) return undefined
    const art = unpackArt(bytes)
    const pixels = art.kind === 'plates' ? inkPlates(art.plates, print.inks ?? []) : art.pixels
    const made = makeForm(pixels, print)
    const image = buildPrintImage(made.rgba, made.width, made.height)
    images.set(key, image)
    return image
  }
}

/** Size and place change nothing of artwork that is itself: it is made once for all of them. */
function makingOf({ inks, tone, form, widthInches, heightInches }: DrawnPrint) {
  const isSized = form.kind === 'piece' || form.kind === 'knit'
  return { inks, tone, form, ...(isSized ? { widthInches, heightInches } : {}) }
}

function bytesOf({ levels }: PrintImage): number {
  return levels.reduce((sum, { rgba }) => sum + rgba.byteLength, 0)
}
