import { must } from '@teamloom/kit/assert.ts'
import type { LayerRef, LocationDefinition } from './definition.ts'

/** A layer by its slot: `part/element`, and `/layer` where it is not the first. */
export function layerRef(slot: string): LayerRef {
  const [partName, elementName, layerName] = slot.split('/') as [string, string, string?]
  return { partName, elementName, ...(layerName === undefined ? {} : { layerName }) }
}

/** Whose cloth a place lies on, by its panel's face, where a product says nothing else. */
const usual: Readonly<Record<LocationDefinition['face'], Partial<Record<string, string>>>> = {
  outside: {
    front: 'body/body',
    back: 'body/body',
    hemBand: 'body/hem',
    leftSleeve: 'sleeves/sleeves',
    rightSleeve: 'sleeves/sleeves',
    leftCuff: 'sleeves/cuffs',
    rightCuff: 'sleeves/cuffs',
    pocket: 'pocket/pocket',
    leftPocket: 'pocket/pocket',
    rightPocket: 'pocket/pocket',
    leftFront: 'legs/legs',
    rightFront: 'legs/legs',
    leftBack: 'legs/legs',
    cuff: 'cuff/cuff',
    leftLeg: 'leg/leg',
    rightLeg: 'leg/leg',
    leftInstep: 'foot/foot',
    rightInstep: 'foot/foot',
    leftHalf: 'face/face',
    rightHalf: 'face/face',
  },
  inside: {
    leftHood: 'hood/lining',
    rightHood: 'hood/lining',
    collar: 'collar/lining',
  },
}

export function clothOf(panel: string, face: LocationDefinition['face']): LocationDefinition['cloth'] {
  return [layerRef(must(usual[face][panel], `cloth of ${panel}, ${face}`))]
}

/**
 * The layer of a style that a reference means, the first where it names none; undefined where the style has none
 * such.
 */
export function layerAt<Layer extends { readonly name: string }>(
  layers: readonly Layer[],
  { layerName }: LayerRef,
): Layer | undefined {
  return layerName === undefined ? layers[0] : layers.find(({ name }) => name === layerName)
}
