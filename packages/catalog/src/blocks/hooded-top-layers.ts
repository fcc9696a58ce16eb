import type { Styles } from '@teamloom/layers/manifest.ts'
import type { LayerPlan } from './pattern.ts'

/** Styles of the elements that every hooded top has, as it is draped. */
export const hoodedTopStyles: Styles = {
  'hood/hood': 'twoPanel',
  'hood/lining': 'self',
  'hood/drawstring': 'round',
  'hood/eyelets': 'metal',
  'body/body': 'regular',
  'body/topstitch': 'tonal',
  'body/hem': 'rib',
  'sleeves/sleeves': 'setIn',
  'sleeves/cuffs': 'rib',
}

export const contrastThread = { 'body/topstitch': ['contrast'] }

/** The base, its coloured stitches, eyelets and cords; what else lies on it is the product's. */
export function hoodedTopLayers(styles: Styles, from?: string): LayerPlan[] {
  const layers: LayerPlan[] = [
    { name: 'base', kind: 'base', when: {}, z: 0, styles, trims: ['neckLabel'] },
    { name: 'thread', kind: 'overlay', when: contrastThread, z: 12, on: 'base', trims: ['thread'] },
    {
      name: 'eyelets',
      kind: 'overlay',
      // Without a cord they are unavailable, whatever style they are in.
      when: { 'hood/eyelets': ['metal'], 'hood/drawstring': ['round', 'flat'] },
      z: 30,
      on: 'base',
      trims: ['eyelet-leftHood', 'eyelet-rightHood'],
    },
    ...(['round', 'flat'] as const).map(
      (style): LayerPlan => ({
        name: `${style}Cord`,
        kind: 'overlay',
        when: { 'hood/drawstring': [style] },
        z: 40,
        on: 'base',
        trims: [`${style}Cord-leftHood`, `${style}Cord-rightHood`],
      }),
    ),
  ]
  return from === undefined ? layers : layers.map(layer => ({ ...layer, from }))
}

/** A tape over the crown of the hood. */
export function crownStripeLayer(from?: string): LayerPlan {
  return {
    name: 'crownStripe',
    kind: 'overlay',
    when: { 'hood/hood': ['striped'] },
    z: 13,
    on: 'base',
    trims: ['crown-leftHood', 'crown-rightHood'],
    ...(from === undefined ? {} : { from }),
  }
}

/** A trim and, where stitches are coloured, its thread on top; `when` says for which styles both are drawn. */
export function stitchedLayers(
  name: string,
  when: LayerPlan['when'],
  z: number,
  trims: readonly string[],
  thread: string,
): LayerPlan[] {
  return [
    { name, kind: 'overlay', when, z, on: 'base', trims },
    {
      name: `${name}Thread`,
      kind: 'overlay',
      when: { ...contrastThread, ...when },
      z: z + 2,
      on: 'base',
      over: trims,
      trims: [thread],
    },
  ]
}
