import { byIdIn, drawnChildren, referencesOf } from '#api/platform/artwork/svg/references.ts'

/** Drawn where others refer to them alone. */
const onlyReferred = new Set(
  'defs clipPath mask pattern marker filter symbol linearGradient radialGradient'.split(' '),
)

/** What is not displayed and what nothing refers to goes: nobody would see it, so that it refuses no drawing. */
export function dropUnseen(root: Element): undefined {
  const byId = byIdIn(root)
  const drawn = new Set<Element>([root])
  const waiting = [root]
  const reach = (element: Element | undefined) => {
    if (!element || drawn.has(element)) return
    drawn.add(element)
    waiting.push(element)
  }
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    for (const { id } of referencesOf(element)) reach(byId.get(id))
    for (const child of drawnChildren(element))
      if (!onlyReferred.has(child.localName) && child.getAttribute('display') !== 'none') reach(child)
  }
  // From within, so that what holds something that is drawn stays around it.
  for (const element of [...root.querySelectorAll('*')].reverse())
    if (!drawn.has(element) && element.children.length === 0 && element.localName !== 'defs') element.remove()
}
