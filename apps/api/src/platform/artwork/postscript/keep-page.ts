import { comparedPixels, isAlike } from '@teamloom/artwork/likeness.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import type { DrawnPage } from '#api/platform/artwork/postscript/with-page.ts'
import { decodeRaster, drawnPixels, rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { type CleanDrawing, cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { flatDrawing, flatPixels, pictureOf } from '#api/platform/artwork/svg/flat-drawing.ts'
import { paintsOfPicture } from '#api/platform/artwork/svg/paints.ts'

/** What is kept of a page: its drawing, or a picture of it where the drawing would not show the same (DS58). */
export async function keepPage(page: DrawnPage): Promise<CleanDrawing> {
  const clean = await cleanDrawing(page.svg)
  const drawn = clean.ok ? rasterizeSvg(clean.svg, drawnPixels) : undefined
  const size = drawn?.size ?? page.size
  // Programs draw in bitmaps of their own what is none: what a page says itself counts.
  const pixelsAcross = page.bitmapPpi && (page.bitmapPpi / pointsPerInch) * size.width
  if (clean.ok && drawn && (await isAsPainted(page, drawn))) return { ...clean, pixelsAcross, drawn }
  const large = await page.paint(flatPixels)
  if (!large) return { ok: false, fault: 'tooComplex' }
  const picture = await pictureOf(await decodeRaster(large, flatPixels))
  return {
    ok: true,
    svg: flatDrawing(picture, size),
    effort: 0,
    paints: paintsOfPicture,
    missingFonts: [],
    missingLetters: '',
    words: null,
    pixelsAcross: Math.min(pixelsAcross ?? Number.POSITIVE_INFINITY, picture.width),
    picture,
  }
}

async function isAsPainted(page: DrawnPage, drawn: Pixels): Promise<boolean> {
  // Smaller, it is painted sooner.
  const painted = (await page.paint(drawnPixels)) ?? (await page.paint(comparedPixels))
  return !!painted && isAlike(await decodeRaster(painted, drawnPixels), drawn)
}

const pointsPerInch = 72
