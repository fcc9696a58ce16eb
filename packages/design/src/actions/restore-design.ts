import { must } from '@teamloom/kit/assert.ts'
import { ok, type Result, refuse } from '@teamloom/kit/result.ts'
import { dequal } from 'dequal/lite'
import type { z } from 'zod/mini'
import { differenceSchema, keysOf, withDifference } from '../difference.ts'
import type { DecorationState, DesignDocument } from '../document.ts'
import { findLayerColor } from '../layer-colors.ts'
import { findDecoration, findElement, findElementState, findLayer, findPart, findStyle } from '../lookup.ts'
import {
  type Action,
  type ActionContext,
  type ActionRefusal,
  type DesignAbility,
  defineAction,
} from './action.ts'
import { addDecoration } from './add-decoration.ts'
import { linkPersonal } from './link-personal.ts'
import { setDecorationActive } from './set-decoration-active.ts'
import { setDecorationOptions } from './set-decoration-options.ts'
import { setDecorationPersonal } from './set-decoration-personal.ts'
import { setDecorationSize } from './set-decoration-size.ts'
import { refuseLayerOff } from './targets.ts'
import { updatePrintColor } from './update-print-color.ts'

/**
 * Gives several things what they had, to the letter: what takes a change back, and what leads to a former version. A
 * decoration may have what the ordinary actions could have given it, and no more.
 */
export const restore = defineAction({
  action: 'restore',
  schema: differenceSchema,
  ability: ({ elements, layers, decorations, removed }, document) => [
    ...(elements.length > 0 ? (['canUpdateDesignStyles'] as const) : []),
    ...(layers.length > 0 ? (['canUpdateDesignColors'] as const) : []),
    ...decorations.flatMap(({ decoration }) =>
      abilitiesFor(decoration, findDecoration(document, decoration.id)),
    ),
    ...(removed.length > 0 ? (['canDeleteArtwork'] as const) : []),
  ],
  touches: keysOf,
  apply: (document, wanted, context) => {
    const fault = faultOfStyles(wanted, document, context)
    if (fault) return fault
    const others = withDifference(document, { ...wanted, decorations: [] })
    const ids = new Set(wanted.decorations.map(({ decoration }) => decoration.id))
    let rebuilt: DesignDocument = {
      ...others,
      decorations: others.decorations.filter(({ id }) => !ids.has(id)),
    }
    for (const { decoration } of wanted.decorations) {
      const result = rebuild(rebuilt, decoration, context)
      if (!result.ok) return result
      rebuilt = result.value
    }
    // Its artwork as it is known here, whatever was sent.
    const decorations = wanted.decorations.map(({ index, decoration }) => ({
      index,
      decoration: { ...decoration, artwork: must(findDecoration(rebuilt, decoration.id), 'rebuilt').artwork },
    }))
    return ok(withDifference(document, { ...wanted, decorations: decorations as Wanted['decorations'] }))
  },
})

function abilitiesFor(now: DecorationState, before: DecorationState | undefined): readonly DesignAbility[] {
  if (!before) return ['canAddArtwork']
  const differs = (...names: (keyof DecorationState)[]) =>
    names.some(name => !dequal(now[name], before[name]))
  return [
    ...(differs('artwork', 'name') ? ([now.artwork ? 'canAddArtwork' : 'canDeleteArtwork'] as const) : []),
    ...(differs('positionName', 'sizeId', 'active', 'personal', 'linkedTo')
      ? (['canUpdateArtworkPosition'] as const)
      : []),
    ...(differs('type', 'colors', 'options') ? (['canUpdateArtworkColor'] as const) : []),
  ]
}

type Wanted = ReturnType<typeof differenceSchema.parse>

/** What the catalogue does not know; what it no longer offers may come back. */
function faultOfStyles({ elements, layers }: Wanted, document: DesignDocument, { product }: ActionContext) {
  for (const { partName, elementName, style } of elements) {
    const element = findIn(product, partName, elementName)
    if (!element || !findElementState(document, partName, elementName))
      return refuse('unknownElement', { partName, elementName })
    const definition = findStyle(element, style.name)
    if (!definition || definition.layers.length !== style.layers.length)
      return refuse('unknownStyle', { styleName: style.name })
    for (const [index, layer] of style.layers.entries()) {
      const known = must(definition.layers[index], 'layer')
      if (known.name !== layer.name) return refuse('unknownLayer', { layerName: layer.name })
      if (!findLayerColor(known, layer.colorName)) return refuse('unknownColor', { color: layer.colorName })
      if (known.required && !layer.active) return refuseLayerOff(known)
    }
  }
  for (const { partName, elementName, layer } of layers) {
    const wanted = elements.find(each => each.partName === partName && each.elementName === elementName)
    const style = wanted?.style ?? findElementState(document, partName, elementName)?.style
    const element = findIn(product, partName, elementName)
    if (!element || !style) return refuse('unknownElement', { partName, elementName })
    const known = findStyle(element, style.name)
    const definition = known && findLayer(known, layer.name)
    if (!definition) return refuse('unknownLayer', { layerName: layer.name })
    if (!findLayerColor(definition, layer.colorName))
      return refuse('unknownColor', { color: layer.colorName })
    if (definition.required && !layer.active) return refuseLayerOff(definition)
  }
  return undefined
}

function findIn(product: ActionContext['product'], partName: string, elementName: string) {
  const part = findPart(product, partName)
  return part && findElement(part, elementName)
}

/** Makes the decoration by the actions that anyone has; refused where they lead to another one. */
function rebuild(
  document: DesignDocument,
  decoration: DecorationState,
  context: ActionContext,
): Result<DesignDocument, ActionRefusal> {
  const current = stepsTo(decoration).reduce<Result<DesignDocument, ActionRefusal>>(
    (before, step) => (before.ok ? step(before.value, { ...context, restores: true }) : before),
    ok(document),
  )
  if (!current.ok) return current
  const { artwork, ...made } = must(findDecoration(current.value, decoration.id), 'rebuilt decoration')
  const { artwork: sent, latestUpdate, ...wanted } = decoration
  // Which artwork it is says its version; what is known of it may have grown.
  const isAsWanted =
    artwork?.assetVersionId === sent?.assetVersionId &&
    dequal({ ...made, latestUpdate }, { ...wanted, latestUpdate })
  return isAsWanted ? current : refuse('unknownDecoration', { decorationId: decoration.id })
}

type Step = (document: DesignDocument, context: ActionContext) => Result<DesignDocument, ActionRefusal>

function stepsTo(decoration: DecorationState): readonly Step[] {
  const { id: decorationId, type, name, positionName, artwork, options, sizeId, colors, active } = decoration
  const { personal, linkedTo } = decoration
  const asset = artwork ? { assetId: artwork.assetId, assetVersionId: artwork.assetVersionId } : {}
  const hasOptions = Object.keys(options).length > 0
  return [
    stepOf(addDecoration, { decorationId, type, name, positionName, ...asset }),
    ...(hasOptions ? [stepOf(setDecorationOptions, { decorationId, options: { ...options } })] : []),
    ...(personal ? [stepOf(setDecorationPersonal, { decorationId, personal })] : []),
    ...(linkedTo === undefined ? [] : [stepOf(linkPersonal, { decorationId, slotId: linkedTo })]),
    ...(sizeId === null ? [] : [stepOf(setDecorationSize, { decorationId, size: sizeId })]),
    ...colors.map(({ colorName: color, transparent }, indexOfColor) =>
      stepOf(updatePrintColor, { decorationId, indexOfColor, color, transparent }),
    ),
    ...(active ? [] : [stepOf(setDecorationActive, { decorationId, active })]),
  ]
}

/** A step as a client would send it: what its schema does not take is refused. */
function stepOf<Schema extends z.ZodMiniObject>(
  action: Action<string, Schema>,
  sent: z.input<Schema> & { readonly decorationId: string },
): Step {
  return (document, context) => {
    const input = action.schema.safeParse(sent)
    return input.success
      ? action.apply(document, input.data, context)
      : refuse('unknownDecoration', { decorationId: sent.decorationId })
  }
}
