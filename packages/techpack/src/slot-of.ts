import type { Face } from '@teamloom/pattern/trim.ts'

/** The slot (`part/element/layer`) that a face shows; undefined of a colour that nobody chooses. */
export function slotOf(face: Face): string | undefined {
  return face.layer === null ? undefined : `${face.part}/${face.element}/${face.layer}`
}
