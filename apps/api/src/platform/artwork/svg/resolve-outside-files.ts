import type { DrawingFault } from '@teamloom/artwork/drawing-fault.ts'
import type { DataOf } from '#api/platform/artwork/svg/measure-shape.ts'
import { isOutside, shownPictures } from '#api/platform/artwork/svg/shown-pictures.ts'

/**
 * What lies in another file is missed where it would be seen; where it would not, it goes. Answers the rectangles that
 * now stand where only the whole drawing tells whether a picture would be.
 */
export function resolveOutsideFiles(root: Element, dataOf: DataOf): DrawingFault | readonly Element[] {
  const outside = [...root.querySelectorAll('image, feImage, use')].filter(isOutside)
  if (outside.length === 0) return []
  const shown = shownPictures(root, dataOf)
  if (!shown) return 'outsideFile'
  const inSight = new Set(shown.map(({ element }) => element))
  const standIns: Element[] = []
  for (const element of outside) {
    if (!inSight.has(element)) element.remove()
    else if (element.localName === 'image' && hasSize(element)) standIns.push(standIn(element))
    else return 'outsideFile'
  }
  return standIns
}

/** Whether any of them is seen, by three drawings of all: without them, in black and in white. */
export function areSeen(standIns: readonly Element[], draw: () => Uint8Array): boolean {
  if (standIns.length === 0) return false
  const [without, ...filled] = ['none', '#000000', '#ffffff'].map(fill => {
    for (const each of standIns) each.setAttribute('fill', fill)
    return draw()
  })
  return filled.some(drawn => !without || Buffer.compare(drawn, without) !== 0)
}

/** One that says none has that of its picture, which may reach anywhere. */
const hasSize = (image: Element) => image.hasAttribute('width') && image.hasAttribute('height')

const placing = 'id x y width height transform opacity clip-path mask filter style display visibility'.split(
  ' ',
)

function standIn(image: Element): Element {
  const rect = image.ownerDocument.createElementNS(image.namespaceURI, 'rect')
  for (const name of placing) {
    const value = image.getAttribute(name)
    if (value !== null) rect.setAttribute(name, value)
  }
  // What shapes inherit counts for no picture.
  rect.setAttribute('fill-opacity', '1')
  rect.setAttribute('stroke', 'none')
  image.replaceWith(rect)
  return rect
}
