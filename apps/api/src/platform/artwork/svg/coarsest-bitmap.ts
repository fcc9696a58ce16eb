import { mostOfTone } from '#api/platform/artwork/postscript/page-bitmaps.ts'
import type { Embedded } from '#api/platform/artwork/svg/embed-images.ts'
import { boxIn } from '#api/platform/artwork/svg/measure-shape.ts'
import type { ShownPicture } from '#api/platform/artwork/svg/shown-pictures.ts'
import { canvasOf } from '#api/platform/artwork/svg/viewport.ts'

/** How many pixels the coarsest bitmap that a drawing shows would have across all of it; null without any. */
export function coarsestBitmap(
  root: Element,
  shown: readonly ShownPicture[],
  embedded: ReadonlyMap<Element, Embedded>,
): number | null {
  const { canvas } = canvasOf(root)
  const across = shown.flatMap(picture => {
    const bitmap = embedded.get(picture.element)
    const isTone = !bitmap || Math.min(bitmap.width, bitmap.height) <= mostOfTone
    return isTone || bitmap.isDrawing ? [] : [canvas.right * densityOf(picture, bitmap)]
  })
  return across.length > 0 ? Math.min(...across) : null
}

/** Its own pixels to one of the canvas, where it is stretched most. */
function densityOf({ element, matrix: [a, b, c, d] }: ShownPicture, { width, height }: Embedded): number {
  const box = boxIn(element)
  const [across, down] = [(box.right - box.left) / width, (box.bottom - box.top) / height]
  const aspect = element.getAttribute('preserveAspectRatio') ?? ''
  const whole = /slice/.test(aspect) ? Math.max(across, down) : Math.min(across, down)
  const [wide, high] = /none/.test(aspect) ? [across, down] : [whole, whole]
  return Math.min(1 / (wide * Math.hypot(a, b)), 1 / (high * Math.hypot(c, d)))
}
