/** What the right panel edits. */
export type Selection =
  | { readonly kind: 'element'; readonly partName: string; readonly elementName: string }
  | { readonly kind: 'decoration'; readonly decorationId: string }
  /** `way`: where the artwork is to come from, when that is known. */
  | { readonly kind: 'new-decoration'; readonly way?: 'text' | 'library' }
  | null

export function isSameElement(selection: Selection, partName: string, elementName: string): boolean {
  return (
    selection?.kind === 'element' && selection.partName === partName && selection.elementName === elementName
  )
}

export function isSameDecoration(selection: Selection, decorationId: string): boolean {
  return selection?.kind === 'decoration' && selection.decorationId === decorationId
}
