import type { Form } from './form.ts'

/** How wide the artwork itself is in what is made of it, which is so wide. */
export function artInchesOf(form: Form, widthInches: number): number {
  if (form.kind === 'repeat') return form.layout.imageWidthInches
  return form.kind === 'piece' ? form.artWidthInches : widthInches
}
