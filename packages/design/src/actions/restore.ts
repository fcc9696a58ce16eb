import { must } from '@teamloom/kit/assert.ts'
import type { DecorationState, DesignDocument } from '../document.ts'
import { findDecoration, findElementState } from '../lookup.ts'
import type { UndoingChange } from './action.ts'

/** Changes that give a thing back what it had: what actions undo themselves with. */

export function getDecoration(document: DesignDocument, id: string): DecorationState {
  return must(findDecoration(document, id), `decoration ${id}`)
}

export function restoreStyle(before: DesignDocument, partName: string, elementName: string): UndoingChange[] {
  const { style } = must(findElementState(before, partName, elementName), elementName)
  const layers = style.layers.map(layer => ({
    action: 'setColor',
    partName,
    elementName,
    layerName: layer.name,
    color: layer.colorName,
    active: layer.active,
    restores: true,
  }))
  return [{ action: 'setStyle', partName, elementName, styleName: style.name, restores: true }, ...layers]
}

export function restoreDecoration(decoration: DecorationState): UndoingChange[] {
  const { id, type, name, positionName, artwork, active } = decoration
  const asset = artwork ? { assetId: artwork.assetId, assetVersionId: artwork.assetVersionId } : {}
  return [
    { action: 'addDecoration', decorationId: id, type, name, positionName, restores: true, ...asset },
    ...restoreOptions(decoration),
    ...restoreSize(decoration),
    ...restoreColors(decoration),
    ...(active ? [] : [restoreActive(decoration)]),
  ]
}

export function restoreAsset(decoration: DecorationState): UndoingChange[] {
  const { id, artwork } = decoration
  if (!artwork) {
    const emptied = { action: 'reinitializeDecoration', decorationId: id }
    return [emptied, changeType(decoration), ...restoreOptions(decoration)]
  }
  const { assetId, assetVersionId } = artwork
  return [
    // First, as another type might find the artwork too small.
    changeType(decoration),
    { action: 'setDecorationAsset', decorationId: id, assetId, assetVersionId },
    ...restoreOptions(decoration),
    ...restoreSize(decoration),
    ...restoreColors(decoration),
  ]
}

/** The type, and with it the options, size and colours that a change of type takes away. */
export function restoreType(decoration: DecorationState): UndoingChange[] {
  return [
    changeType(decoration),
    ...restoreOptions(decoration),
    ...restoreSize(decoration),
    ...restoreColors(decoration),
  ]
}

function changeType({ id, type, positionName }: DecorationState): UndoingChange {
  return { action: 'changeDecorationType', decorationId: id, type, positionName, restores: true }
}

export function restoreActive({ id, active }: DecorationState): UndoingChange {
  return { action: 'setDecorationActive', decorationId: id, active }
}

/** All at once: one may depend on another. */
export function restoreOptions({ id, options }: DecorationState): UndoingChange[] {
  return Object.keys(options).length === 0
    ? []
    : [{ action: 'setDecorationOptions', decorationId: id, options: { ...options }, restores: true }]
}

export function restoreSize({ id, sizeId }: DecorationState): UndoingChange[] {
  return sizeId === null ? [] : [{ action: 'setDecorationSize', decorationId: id, size: sizeId }]
}

export function restoreColors({ id, colors }: DecorationState): UndoingChange[] {
  return colors.map((color, indexOfColor) => ({
    action: 'updatePrintColor',
    decorationId: id,
    indexOfColor,
    color: color.colorName,
    transparent: color.transparent,
  }))
}
