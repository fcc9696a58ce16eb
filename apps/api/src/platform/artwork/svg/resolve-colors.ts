import { plainColor } from '@teamloom/artwork/plain-color.ts'

const properties = ['color', 'fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color']

/**
 * Colours that are written as functions, of which drawing knows few, become plain ones; and what is inherited as the
 * current colour is said again where that changes.
 */
export function resolveColors(root: Element): undefined {
  repeatCurrentColor(root, new Set())
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const property of properties) {
      const value = element.getAttribute(property)
      const color = value?.includes('(') ? plainColor(value) : undefined
      if (color !== undefined) element.setAttribute(property, color)
    }
  }
}

function repeatCurrentColor(element: Element, inherited: ReadonlySet<string>): void {
  const current = new Set(inherited)
  for (const paint of ['fill', 'stroke']) {
    const value = element.getAttribute(paint)?.toLowerCase()
    if (value === 'currentcolor') current.add(paint)
    else if (value !== undefined && value !== 'inherit') current.delete(paint)
    else if (current.has(paint) && element.hasAttribute('color')) element.setAttribute(paint, 'currentColor')
  }
  for (const child of element.children) repeatCurrentColor(child, current)
}
