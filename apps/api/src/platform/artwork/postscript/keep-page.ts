import { comparedPixels, isAlike } from '@teamloom/artwork/likeness.ts'
import type { DrawnPage } from '#api/platform/artwork/postscript/with-page.ts'
import { decodeRaster, drawnPixels, rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { type CleanDrawing, cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { flatDrawing, flatPixels, pictureOf } from '#api/platform/artwork/svg/flat-drawing.ts'
import { paintsOfPicture } from '#api/platform/artwork/svg/paints.ts'

/** What is kept of a page: its drawing, or a picture of it where the drawing would not show the same (DS58). */
export async function keepPage(page: DrawnPage): Promise<CleanDrawing> {
  const whole = await cleanDrawing(page.svg)
  // Of a picture its own program makes a better one.
  const clean: CleanDrawing = whole.ok && whole.picture ? { ok: false, fault: undefined } : whole
  const drawn = clean.ok ? rasterizeSvg(clean.svg, drawnPixels) : undefined
  const size = drawn?.size ?? page.size
  // Programs draw in bitmaps of their own what is none: what a page says itself counts.
  const pixelsAcross = page.bitmapPpi && (page.bitmapPpi / pointsPerInch) * size.width
  const isSeenIn = async (painted: Uint8Array | undefined) =>
    !!painted && !!drawn && isAlike(await decodeRaster(painted, drawnPixels), drawn)
  // Smaller, it is painted sooner.
  const painted = (await page.paint(drawnPixels)) ?? (await page.paint(comparedPixels))
  if (clean.ok && drawn && (await isSeenIn(painted))) return { ...clean, pixelsAcross, drawn }
  const large = await page.paint(flatPixels)
  if (!large) return { ok: false, fault: 'tooComplex' }
  // Lines that are thinner than a pixel are painted as wide as one: so large they are as they are meant.
  if (clean.ok && drawn && (await isSeenIn(large))) return { ...clean, pixelsAcross, drawn }
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

const pointsPerInch = 72
