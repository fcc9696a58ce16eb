import type { DrawingFault } from '@teamloom/artwork/drawing-fault.ts'
import type { DataOf } from '#api/platform/artwork/svg/measure-shape.ts'
import { isOutside, shownPictures } from '#api/platform/artwork/svg/shown-pictures.ts'

/** What lies in another file is missed where it would be seen; where it would not, it goes. */
export function resolveOutsideFiles(root: Element, dataOf: DataOf): DrawingFault | undefined {
  const outside = [...root.querySelectorAll('image, feImage, use')].filter(isOutside)
  if (outside.length === 0) return undefined
  const shown = shownPictures(root, dataOf)
  if (!shown || shown.some(({ element }) => isOutside(element))) return 'outsideFile'
  for (const element of outside) element.remove()
  return undefined
}
