import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { acceptsFormat } from '@teamloom/catalog/decorations/files.ts'
import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { takesArtwork } from '@teamloom/catalog/decorations/takes-artwork.ts'
import { takesPlace } from '@teamloom/catalog/decorations/takes-place.ts'
import type {
  ElementDefinition,
  LayerDefinition,
  LocationDefinition,
  PartDefinition,
} from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, type Refused, type Result, refuse } from '@teamloom/kit/result.ts'
import { isElementAvailable } from '../availability.ts'
import type { DecorationState, DesignDocument, ElementState, LayerState } from '../document.ts'
import { findLayerColor, isOffered, type LayerColor } from '../layer-colors.ts'
import { type LocationState, locationsFor } from '../locations.ts'
import {
  findDecoration,
  findElement,
  findElementState,
  findLayer,
  findLayerState,
  findLocation,
  findPart,
  findStyle,
  findType,
} from '../lookup.ts'
import { suitedType } from '../suited-type.ts'
import type { ActionContext, ActionRefusal } from './action.ts'

/** What an action aims at, or the refusal that says which name is unknown. */

type ElementTarget = {
  readonly part: PartDefinition
  readonly element: ElementDefinition
  readonly state: ElementState
}

export function targetElement(
  document: DesignDocument,
  input: { readonly partName: string; readonly elementName: string },
  context: ActionContext,
): Result<ElementTarget, ActionRefusal> {
  const { partName, elementName } = input
  const part = findPart(context.product, partName)
  if (!part) return refuse('unknownPart', { partName })
  const element = findElement(part, elementName)
  const state = findElementState(document, partName, elementName)
  if (!element || !state) return refuse('unknownElement', { partName, elementName })
  if (!isElementAvailable(document, context.product, input)) {
    return refuse('elementUnavailable', { partName, elementName, ...element.label })
  }
  return ok({ part, element, state })
}

type LayerTarget = {
  readonly layer: LayerDefinition
  readonly state: LayerState
  readonly color: PaletteColor
}

/** A layer of the style that is chosen, and the colour that it is to have: one that is offered, or that it has. */
export function targetLayerColor(
  document: DesignDocument,
  input: LayerColor,
  context: ActionContext,
): Result<LayerTarget, ActionRefusal> {
  const target = targetElement(document, input, context)
  if (!target.ok) return target
  const { element, state } = target.value
  const style = findStyle(element, state.style.name)
  const layer = style && findLayer(style, input.layerName)
  const layerState = findLayerState(state, input.layerName)
  if (!layer || !layerState) return refuse('unknownLayer', { layerName: input.layerName })
  const color = findLayerColor(layer, input.color)
  const isKept = layerState.colorName === input.color
  if (!color || !(isKept || isOffered(color))) return refuse('unknownColor', { color: input.color })
  return ok({ layer, state: layerState, color })
}

type DecorationTarget = { readonly decoration: DecorationState; readonly type: DecorationType }

export function targetDecoration(
  document: DesignDocument,
  input: { readonly decorationId: string },
  context: ActionContext,
): Result<DecorationTarget, ActionRefusal> {
  const decoration = findDecoration(document, input.decorationId)
  if (!decoration) return refuse('unknownDecoration', { decorationId: input.decorationId })
  return ok({
    decoration,
    type: must(findType(context.product, decoration.type), `decoration type ${decoration.type}`),
  })
}

/**
 * The type, when this product offers it to this person. A placeholder is nobody's choice but staff's: others come by
 * it when artwork is taken away, or keep a place with it.
 */
export function targetDecorationType(
  type: string,
  context: ActionContext,
  { isHad = false }: { readonly isHad?: boolean } = {},
): Result<DecorationType, ActionRefusal> {
  const found = findType(context.product, type)
  if (!found) {
    const known = findDecorationType(type)
    return known ? refuseType(known) : refuse('unknownDecorationType', { type })
  }
  if (found.isRetired && !isHad) return refuseType(found)
  if (found.adminOnly && found.selectable && !context.isStaff && !isHad) return refuse('userNotAdmin')
  return ok(found)
}

/**
 * The place of that name, free for this decoration and large enough for its artwork. What `restores` goes back to a
 * place that the styles of now do not leave, too.
 */
export function targetLocation(
  document: DesignDocument,
  positionName: string,
  type: DecorationType,
  placed: Pick<DecorationState, 'artwork' | 'options' | 'personal'>,
  context: ActionContext,
  decorationId?: string,
): Result<LocationState, ActionRefusal> {
  const places = locationsFor(document, context.product, type, placed, decorationId, {
    withLost: context.restores ?? false,
  })
  const state = places.find(candidate => candidate.location.positionName === positionName)
  if (!state) return refuse('unknownLocation', { positionName })
  if (state.spotTaken) return refuse('spotTaken', placeFacts(state.location))
  // Words have no pixels: they are too long for it.
  if (state.imageTooSmall)
    return refuse(placed.personal ? 'noSizeAvailable' : 'imageTooSmall', placeFacts(state.location))
  if (state.clothUnfit && !context.restores) return refuse('clothUnfit', placeFacts(state.location))
  return ok(state)
}

/** Why none of the type's places is free: the styles chosen have none of them, none has cloth for it, or it fits in none that is left. */
export function refuseNoPlace(
  document: DesignDocument,
  type: DecorationType,
  placed: Pick<DecorationState, 'artwork' | 'options' | 'personal'>,
  { product }: ActionContext,
): Refused<ActionRefusal> {
  const states = locationsFor(document, product, type, placed)
  const [unfit] = states
  if (unfit && states.every(({ clothUnfit }) => clothUnfit))
    return refuse('clothUnfit', placeFacts(unfit.location))
  const [need] = product.locations
    .filter(location => takesPlace(type, location))
    .flatMap(({ needs }) => needs)
  const part = need && findPart(product, need.partName)
  const element = part && findElement(part, need.elementName)
  return states.length === 0 && element
    ? refuse('elementUnavailable', {
        partName: need.partName,
        elementName: need.elementName,
        ...element.label,
      })
    : refuse('noSizeAvailable')
}

/** Which place it is, with its name in both languages. */
export function placeFacts({ positionName, label }: LocationDefinition) {
  return { positionName, ...label }
}

/** This product, or this artwork, cannot be decorated that way. */
export function refuseType({ type, label }: DecorationType): Refused<ActionRefusal> {
  return refuse('decorationTypeNotAllowed', { type, ...label })
}

export function refuseLayerOff({ name, label }: LayerDefinition): Refused<ActionRefusal> {
  return refuse('layerRequired', { layerName: name, ...label })
}

/** The type does not read the file, or it cannot be made of what the file shows. */
export function refuseArtwork(type: DecorationType, format: string): Refused<ActionRefusal> {
  return acceptsFormat(type, format)
    ? refuse('fileTypeLimited', { type: type.type, ...type.label })
    : refuse('unsupportedFile', { format })
}

/** The type is not made piece by piece for such words, or what it shows was not written here. */
export function refuseNotPersonal({ type, label }: DecorationType): Refused<ActionRefusal> {
  return refuse('type_not_personal', { type, ...label })
}

/**
 * The type itself when it takes the artwork, but what suits it in place of other artwork whose type suited it, too;
 * for a placeholder what the artwork was uploaded for, else what suits it of the types that go where it is.
 */
export function typeForArtwork(
  type: DecorationType,
  artwork: Artwork,
  context: ActionContext,
  positionName: string | undefined,
  before: Artwork | null = null,
): DecorationType | undefined {
  const location = positionName === undefined ? undefined : findLocation(context.product, positionName)
  const here = context.product.decorationTypes.filter(each => !location || takesPlace(each, location))
  if (type.selectable) {
    // Another type than what suited it was chosen by hand, and stays.
    const wasSuited = before !== null && suitedType(here, context.product, before, context.isStaff) === type
    const suited = wasSuited ? suitedType(here, context.product, artwork, context.isStaff) : undefined
    return suited ?? (takesArtwork(type, artwork) ? type : undefined)
  }
  const uploadedFor = findType(context.product, artwork.assetType)
  const possible = here.filter(({ parentType }) => parentType === type.parentType)
  return (
    suitedType(
      possible.filter(candidate => candidate === uploadedFor),
      context.product,
      artwork,
      context.isStaff,
    ) ?? suitedType(possible, context.product, artwork, context.isStaff)
  )
}
