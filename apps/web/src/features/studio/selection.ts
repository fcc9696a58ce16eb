/** What the right panel edits. */
export type Selection =
  | { readonly kind: 'element'; readonly partName: string; readonly elementName: string }
  | { readonly kind: 'decoration'; readonly decorationId: string }
  | { readonly kind: 'new-decoration' }
  | null

export function isSameElement(selection: Selection, partName: string, elementName: string): boolean {
  return (
    selection?.kind === 'element' && selection.partName === partName && selection.elementName === elementName
  )
}

export function isSameDecoration(selection: Selection, decorationId: string): boolean {
  return selection?.kind === 'decoration' && selection.decorationId === decorationId
}
