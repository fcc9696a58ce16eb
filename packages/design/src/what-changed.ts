import type { ElementRef } from '@teamloom/catalog/definition.ts'
import { dequal } from 'dequal'
import type { DesignDocument } from './document.ts'

/** Where a design differs from what it was: the place of a decoration, or elements of the garment. */
export type Changed =
  | { readonly kind: 'place'; readonly positionName: string }
  | { readonly kind: 'elements'; readonly elements: readonly ElementRef[] }

/** What tells the two apart; a decoration that has gone is told by where it was. Undefined when nothing does. */
export function whatChanged(before: DesignDocument, after: DesignDocument): Changed | undefined {
  const moved = changedDecoration(after, before) ?? changedDecoration(before, after)
  if (moved) return { kind: 'place', positionName: moved.positionName }
  const elements = after.parts.flatMap(({ name: partName, elements: now }) =>
    now
      .filter(({ name, style }) => {
        const was = before.parts
          .find(part => part.name === partName)
          ?.elements.find(element => element.name === name)
        return !was || !dequal(was.style, style)
      })
      .map(({ name: elementName }) => ({ partName, elementName })),
  )
  return elements.length > 0 ? { kind: 'elements', elements } : undefined
}

/** The first decoration of one that is not so in the other. */
function changedDecoration(these: DesignDocument, others: DesignDocument) {
  return these.decorations.find(decoration => {
    const other = others.decorations.find(({ id }) => id === decoration.id)
    if (!other) return true
    const { latestUpdate: _, ...facts } = decoration
    const { latestUpdate: __, ...otherFacts } = other
    return !dequal(facts, otherFacts)
  })
}
