import type { WordSpot } from '@teamloom/artwork/art-details.ts'
import type { DrawnPart } from '@teamloom/artwork/margins.ts'
import { must } from '@teamloom/kit/assert.ts'
import { paintSvg } from '#api/platform/artwork/rasterize.ts'
import type { CleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { dropFarAway } from '#api/platform/artwork/svg/far-layers.ts'
import { flatDrawing, flatPixels, pictureOf } from '#api/platform/artwork/svg/flat-drawing.ts'
import { liftPaths } from '#api/platform/artwork/svg/lift-paths.ts'
import { paintsOfPicture } from '#api/platform/artwork/svg/paints.ts'
import { parseDrawing, writeDrawing } from '#api/platform/artwork/svg/parse-drawing.ts'

type Clean = Extract<CleanDrawing, { ok: true }>
type Size = { readonly width: number; readonly height: number }

/** The part of a clean drawing that is drawn on, as a drawing; `size`: the whole's own. */
export async function cropDrawing(
  { drawn: _, ...clean }: Clean,
  size: Size,
  part: DrawnPart,
): Promise<Clean> {
  const { svg, isFar } = cropSvg(clean.svg, size, part)
  const pixelsAcross = clean.pixelsAcross && clean.pixelsAcross * part.width
  const cropped = { ...clean, svg, words: clean.words && wordsWithin(clean.words, part), pixelsAcross }
  if (!isFar) return cropped
  const { size: own, ...pixels } = await paintSvg(svg, flatPixels)
  const picture = await pictureOf(pixels)
  return {
    ...cropped,
    svg: flatDrawing(picture, own),
    picture,
    paints: paintsOfPicture,
    pixelsAcross: Math.min(pixelsAcross ?? Number.POSITIVE_INFINITY, picture.width),
  }
}

/** The whole stays as it is, in a window that is as large as the part. */
function cropSvg(svg: string, { width, height }: Size, part: DrawnPart) {
  const paths = liftPaths(svg)
  const whole = must(parseDrawing(paths.text), 'drawing')
  const cropped = whole.ownerDocument.createElementNS(whole.namespaceURI, 'svg')
  const [wide, high] = [width * part.width, height * part.height]
  cropped.setAttribute('width', String(wide))
  cropped.setAttribute('height', String(high))
  cropped.setAttribute('viewBox', `${width * part.left} ${height * part.top} ${wide} ${high}`)
  whole.setAttribute('width', String(width))
  whole.setAttribute('height', String(height))
  whole.removeAttribute('x')
  whole.removeAttribute('y')
  cropped.append(whole)
  const isFar = dropFarAway(cropped, paths.dataOf)
  return { svg: paths.putBack(writeDrawing(cropped)), isFar }
}

function wordsWithin(words: WordSpot, part: DrawnPart): WordSpot {
  return {
    ...words,
    u: (words.u - part.left) / part.width,
    v: (words.v - part.top) / part.height,
    width: words.width / part.width,
    height: words.height / part.width,
    size: words.size / part.width,
  }
}
