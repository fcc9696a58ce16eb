import type { DrawingFault } from '@teamloom/artwork/drawing-fault.ts'
import { generate, walk } from 'css-tree'
import { isOutside } from '#api/platform/artwork/svg/shown-pictures.ts'
import { readValue } from '#api/platform/artwork/svg/style-sheet.ts'

const plainId = /^[\w.:-]+$/

/** What shows something that it refers to. */
const showing = ['image', 'feImage', 'use']

/** Spells each reference as `#id` or `url(#id)`, but for what would be shown of another file. */
export function resolveReferences(root: Element): DrawingFault | undefined {
  const names = nameIds(root)
  const idOf = (reference: string) => names.get(reference.slice(1)) ?? names.get(decoded(reference.slice(1)))
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of Array.from(element.attributes)) {
      if (name === 'href') {
        if (value.startsWith('data:')) continue
        // Whether it is missed is known once all else is resolved.
        if (showing.includes(element.localName) && isOutside(element)) continue
        const id = value.startsWith('#') ? idOf(value) : undefined
        if (id === undefined) element.removeAttribute(name)
        else element.setAttribute(name, `#${id}`)
      } else if (/url\s*\(/i.test(value)) {
        const spelled = spellPaint(value, idOf)
        if (spelled === '') element.removeAttribute(name)
        else element.setAttribute(name, spelled)
      }
    }
  }
  return undefined
}

/** Gives ids that a reference can spell, by the name that was there; the first of two elements of one name has it. */
function nameIds(root: Element): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const element of [root, ...root.querySelectorAll('[id]')]) {
    const { id } = element
    if (id === '' || names.has(id)) element.removeAttribute('id')
    else {
      names.set(id, plainId.test(id) ? id : `id-${names.size}.${id.length}`)
      element.id = names.get(id)!
    }
  }
  return names
}

function spellPaint(value: string, idOf: (reference: string) => string | undefined): string {
  const paint = readValue(value)
  if (!paint) return ''
  walk(paint, {
    visit: 'Url',
    enter(node, item, list) {
      const id = node.value.startsWith('#') ? idOf(node.value) : undefined
      if (id !== undefined) node.value = `#${id}`
      // A name that nothing has stays: it says that there is no such thing.
      else if (!plainId.test(node.value.slice(1)) || !node.value.startsWith('#')) list?.remove(item)
    },
  })
  return generate(paint)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
