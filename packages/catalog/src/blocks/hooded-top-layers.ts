import type { Styles } from '@teamloom/layers/manifest.ts'
import { cordLayers } from './cord-layers.ts'
import type { LayerPlan } from './pattern.ts'

/** Styles of the elements that every hooded top has, as it is draped. */
export const hoodedTopStyles: Styles = {
  'hood/hood': 'twoPanel',
  'hood/lining': 'self',
  'hood/drawstring': 'round',
  'hood/tips': 'plain',
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
    ...cordLayers('hood', ['leftHood', 'rightHood']),
  ]
  return from === undefined ? layers : layers.map(layer => ({ ...layer, from }))
}

/** Hoods whose halves meet at the throat, where a cord comes out. */
const meeting = { 'hood/hood': ['twoPanel', 'striped'] }
const crossing = { 'hood/hood': ['crossover'] }

/** A layer of a top that has a crossover hood besides: the base serves both, what lies at its neck does not. */
export function meetingAtThroat(layer: LayerPlan): LayerPlan {
  return layer.kind === 'base' ? layer : { ...layer, when: { ...layer.when, ...meeting } }
}

/** A hood whose halves cross at the throat; it has no cord. */
export function crossoverLayers(styles: Styles): LayerPlan[] {
  return [
    {
      name: 'crossover',
      kind: 'patch',
      when: crossing,
      z: 4,
      styles: { ...styles, 'hood/hood': 'crossover' },
      trims: [],
      reach: 4,
      shades: 5,
      isFramedByBase: true,
    },
    {
      name: 'crossoverThread',
      kind: 'overlay',
      when: { ...contrastThread, ...crossing },
      z: 12,
      on: 'crossover',
      trims: ['thread'],
    },
  ]
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
