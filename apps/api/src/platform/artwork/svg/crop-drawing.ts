import type { WordSpot } from '@teamloom/artwork/art-details.ts'
import type { DrawnPart } from '@teamloom/artwork/margins.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { CleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { liftPaths } from '#api/platform/artwork/svg/lift-paths.ts'
import { parseDrawing, writeDrawing } from '#api/platform/artwork/svg/parse-drawing.ts'

type Clean = Extract<CleanDrawing, { ok: true }>
type Size = { readonly width: number; readonly height: number }

/** Of a clean drawing the part that is drawn on, as a drawing; `size`: the whole's own. */
export function cropDrawing({ drawn: _, ...clean }: Clean, size: Size, part: DrawnPart): Clean {
  return {
    ...clean,
    svg: cropSvg(clean.svg, size, part),
    words: clean.words && wordsWithin(clean.words, part),
    pixelsAcross: clean.pixelsAcross && clean.pixelsAcross * part.width,
  }
}

/** The whole stays as it is, in a window that is as large as the part. */
function cropSvg(svg: string, { width, height }: Size, part: DrawnPart): string {
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
  return paths.putBack(writeDrawing(cropped))
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
