import type { UndrawnFeature } from '@teamloom/artwork/drawing-fault.ts'
import { byIdIn, drawnChildren, referencesOf } from '#api/platform/artwork/svg/references.ts'

/** Deeper is too complex, and refused when it is weighed. */
const deepest = 500

/** `via`: the attribute of the one before by which it was reached; undefined for its child. */
type Step = { readonly element: Element; readonly via: string | undefined }

/** What shows something that it is a part of would never end: it shows nothing then. Elsewhere no two draw the same. */
export function cutCycles(root: Element): UndrawnFeature | undefined {
  const byId = byIdIn(root)
  const way: Step[] = []
  const done = new Set<Element>()
  let isCut = true
  const visit = (element: Element, via?: string) => {
    const before = way.findIndex(step => step.element === element)
    way.push({ element, via })
    if (before >= 0) isCut &&= cutBetween(way, before)
    else if (!done.has(element) && way.length < deepest) {
      for (const { attribute, id } of referencesOf(element)) {
        const target = byId.get(id)
        if (target) visit(target, attribute)
      }
      for (const child of drawnChildren(element)) visit(child)
      done.add(element)
    }
    way.pop()
  }
  visit(root)
  return isCut ? undefined : 'selfReference'
}

function cutBetween(way: readonly Step[], start: number): boolean {
  const end = way.findIndex((step, index) => index > start && step.via !== undefined)
  const [from, to] = [way[end - 1], way[end]]
  if (!from || !to?.via) return true
  from.element.removeAttribute(to.via)
  return from.element.localName === 'use' || to.via.startsWith('marker')
}
