import { unpackArt } from '@teamloom/artwork/art-file.ts'
import { inkPlates } from '@teamloom/artwork/plates.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { LRUCache } from 'lru-cache'
import { buildPrintImage, type PrintImage } from './print-image.ts'

/** Artworks in their inks, ready to be put on cloth; those used last are kept, up to so many bytes. */
export function openPrintImages(mostBytes: number) {
  const images = new LRUCache<string, PrintImage>({ maxSize: mostBytes, sizeCalculation: bytesOf })

  /** `readArt` gives the print's art file; without one there is no image. */
  return (print: DrawnPrint, readArt: () => Uint8Array | undefined): PrintImage | undefined => {
    const key = `${print.assetVersionId} ${JSON.stringify(print.inks)}`
    const before = images.get(key)
    if (before) return before
    const bytes = readArt()
    if (!bytes) return undefined
    const art = unpackArt(bytes)
    const pixels = art.kind === 'plates' ? inkPlates(art.plates, print.inks ?? []) : art.pixels
    const image = buildPrintImage(pixels.rgba, pixels.width, pixels.height)
    images.set(key, image)
    return image
  }
}

function bytesOf({ levels }: PrintImage): number {
  return levels.reduce((sum, { rgba }) => sum + rgba.byteLength, 0)
}
