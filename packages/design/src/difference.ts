import { dequal } from 'dequal/lite'
import { z } from 'zod/mini'
import {
  type DesignDocument,
  decorationKey,
  decorationSchema,
  type ElementState,
  elementKey,
  layerKey,
  layerSchema,
  styleSchema,
} from './document.ts'
import { withElement } from './edit.ts'
import { idSchema } from './id-schema.ts'
import { findDecoration, findElementState } from './lookup.ts'

/** More than any garment has elements, layers or places. */
const most = { elements: 100, layers: 200, decorations: 100 }

const names = { partName: z.string(), elementName: z.string() }

/** What another design has otherwise, as it has it: no more than is needed to come from the one to the other. */
export const differenceSchema = z.object({
  elements: z.array(z.object({ ...names, style: styleSchema })).check(z.maxLength(most.elements)),
  /** Layers of elements that keep their style. */
  layers: z.array(z.object({ ...names, layer: layerSchema })).check(z.maxLength(most.layers)),
  /** New ones and those that are otherwise, each with where it stands in the list. */
  decorations: z
    .array(z.object({ index: z.int().check(z.minimum(0), z.maximum(1000)), decoration: decorationSchema }))
    .check(z.maxLength(most.decorations)),
  removed: z.array(idSchema).check(z.maxLength(most.decorations)),
})

export type Difference = z.output<typeof differenceSchema>

export function differenceBetween(from: DesignDocument, to: DesignDocument): Difference {
  const difference: Difference = { elements: [], layers: [], decorations: [], removed: [] }
  for (const part of to.parts)
    for (const element of part.elements) {
      const was = findElementState(from, part.name, element.name)
      if (was !== element) addElement(difference, part.name, was, element)
    }
  for (const [index, decoration] of to.decorations.entries()) {
    const was = findDecoration(from, decoration.id)
    if (!dequal(was, decoration))
      difference.decorations.push({ index, decoration: decoration as z.output<typeof decorationSchema> })
  }
  for (const { id } of from.decorations) if (!findDecoration(to, id)) difference.removed.push(id)
  return difference
}

function addElement(
  difference: Difference,
  partName: string,
  was: ElementState | undefined,
  element: ElementState,
): void {
  const place = { partName, elementName: element.name }
  const layersOf = (state: ElementState) => state.style.layers.map(({ name }) => name).join('/')
  if (was?.style.name !== element.style.name || layersOf(was) !== layersOf(element)) {
    difference.elements.push({ ...place, style: element.style as z.output<typeof styleSchema> })
    return
  }
  for (const [index, layer] of element.style.layers.entries())
    if (!dequal(was.style.layers[index], layer)) difference.layers.push({ ...place, layer: { ...layer } })
}

/** The design with the difference, to the letter and in its order; what it touched is another's to say. */
export function withDifference(document: DesignDocument, difference: Difference): DesignDocument {
  const { elements, layers, decorations, removed } = difference
  let result = document
  for (const { partName, elementName, style } of elements)
    result = withElement(result, partName, elementName, element => ({ ...element, style }))
  for (const { partName, elementName, layer } of layers)
    result = withElement(result, partName, elementName, element => ({
      ...element,
      style: {
        ...element.style,
        layers: element.style.layers.map(each => (each.name === layer.name ? layer : each)),
      },
    }))
  const gone = new Set([...removed, ...decorations.map(({ decoration }) => decoration.id)])
  const kept = result.decorations.filter(({ id }) => !gone.has(id))
  for (const { index, decoration } of decorations.toSorted((a, b) => a.index - b.index))
    kept.splice(index, 0, decoration)
  return { ...result, decorations: kept }
}

export function isNone({ elements, layers, decorations, removed }: Difference): boolean {
  return elements.length + layers.length + decorations.length + removed.length === 0
}

/** The keys of what it changes. */
export function keysOf({ elements, layers, decorations, removed }: Difference): readonly string[] {
  return [
    ...elements.map(({ partName, elementName }) => elementKey(partName, elementName)),
    ...layers.map(({ partName, elementName, layer }) => layerKey(partName, elementName, layer.name)),
    ...decorations.map(({ decoration }) => decorationKey(decoration.id)),
    ...removed.map(decorationKey),
  ]
}

/** Whether a change that touched `key` would be lost by it: the same thing, a layer of its style, or its layer's style. */
export function overwrites(difference: Difference, key: string): boolean {
  return keysOf(difference).some(
    own =>
      own === key ||
      (!key.startsWith('decoration/') && (own.startsWith(`${key}/`) || key.startsWith(`${own}/`))),
  )
}
