import type { DesignDocument } from '@teamloom/design/document.ts'

/** What is asked next of new artwork: how it is made, where it lies. */
export type AddingStep = 'kind' | 'place'

/** What the right panel edits. */
export type Selection =
  | { readonly kind: 'element'; readonly partName: string; readonly elementName: string }
  | { readonly kind: 'decoration'; readonly decorationId: string; readonly step?: AddingStep }
  /** All decorations with each person's own words, as one. */
  | { readonly kind: 'personal' }
  | {
      readonly kind: 'new-decoration'
      /** Where the artwork is to come from, when that is known. */
      readonly way?: 'text' | 'library'
      /** A decoration that was just added, whose artwork is chosen again. */
      readonly decorationId?: string
    }
  | null

export function isSameElement(selection: Selection, partName: string, elementName: string): boolean {
  return (
    selection?.kind === 'element' && selection.partName === partName && selection.elementName === elementName
  )
}

export function isSameDecoration(selection: Selection, decorationId: string): boolean {
  return selection?.kind === 'decoration' && selection.decorationId === decorationId
}

/** Whether what is selected is in the design still: others may have taken it out. */
export function isThere(selection: Selection, { decorations }: Pick<DesignDocument, 'decorations'>): boolean {
  if (selection?.kind === 'personal') return decorations.some(({ personal }) => personal)
  if (selection?.kind !== 'decoration') return true
  return decorations.some(({ id }) => id === selection.decorationId)
}

/** What was picked on the garment; a decoration that is being added goes on with its steps. */
export function pickedOver(before: Selection, picked: Selection): Selection {
  return picked?.kind === 'decoration' && isSameDecoration(before, picked.decorationId) ? before : picked
}
