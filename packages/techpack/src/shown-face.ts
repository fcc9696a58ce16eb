import type { Face } from '@teamloom/pattern/trim.ts'

/** The slots that a design has: `part/element/layer`. */
export type Slots = ReadonlySet<string>

/** What a face is of while its own styles have no cloth: that which it is knitted or sewn in with. */
export function shownFace(face: Face, slots: Slots | undefined): Face {
  if (face.layer === null || face.knitWith === undefined || !slots) return face
  if (slots.has(`${face.part}/${face.element}/${face.layer}`)) return face
  const [part = '', element = '', layer = ''] = face.knitWith.split('/')
  return { part, element, layer }
}
