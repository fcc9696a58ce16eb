/** How another element is drawn with this one. */
export type Reference = { readonly attribute: string; readonly id: string }

const referring = 'href mask clip-path filter fill stroke marker-start marker-mid marker-end'.split(' ')

/** What an element refers to, in a drawing whose references are resolved. */
export function referencesOf(element: Element): readonly Reference[] {
  return referring.flatMap(attribute => {
    const value = element.getAttribute(attribute)
    if (!value?.includes('#')) return []
    if (attribute === 'href') return value.startsWith('#') ? [{ attribute, id: value.slice(1) }] : []
    return [...value.matchAll(/url\(#([^()]*)\)/g)].map(([, id]) => ({ attribute, id: id! }))
  })
}

export function byIdIn(root: Element): ReadonlyMap<string, Element> {
  return new Map([root, ...root.querySelectorAll('[id]')].map(element => [element.id, element]))
}

/** What stands inside a use is no part of it. */
export function drawnChildren(element: Element): Iterable<Element> {
  return element.localName === 'use' ? [] : element.children
}
