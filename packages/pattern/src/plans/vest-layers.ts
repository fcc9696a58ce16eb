import type { Styles } from '@teamloom/layers/manifest.ts'
import { bothSides, namesOfZippedSlit } from '../blocks/slit-pocket.ts'
import type { LayerPlan } from '../pattern.ts'
import { contrastThread, stitchedLayers } from './hooded-top-layers.ts'
import { zipLayers } from './zip-layers.ts'

const edgesOn = (...pieces: string[]) =>
  pieces.flatMap(on => ['left', 'right'].map(side => `zipEdge-${on}-${side}`))

/** Inches down the front from which another hem is free to fall, and how far it is felt above. */
const hemFrom = 22
const hemReach = 3

/** The base, its other hem, a full zip on both, pockets and coloured stitches. */
export function vestLayers(styles: Styles): LayerPlan[] {
  const bound = { 'body/hem': ['bound'] }
  const drawcord = { 'body/hem': ['drawcord'] }
  const named = (name: string) => bothSides(name, [0, 0], [0, 1]).map(slit => slit.name)
  const overlay = (
    name: string,
    when: LayerPlan['when'],
    z: number,
    trims: readonly string[],
    on = 'base',
  ): LayerPlan => ({ name, kind: 'overlay', when, z, on, trims })
  return [
    { name: 'base', kind: 'base', when: {}, z: 0, styles, trims: [] },
    {
      name: 'openHem',
      kind: 'patch',
      when: drawcord,
      z: 4,
      styles: { ...styles, 'body/hem': 'drawcord' },
      trims: [],
      reach: hemReach,
      freeBelow: hemFrom,
    },
    overlay('thread', contrastThread, 12, ['thread']),
    overlay('boundThread', { ...contrastThread, ...bound }, 12, ['hemThread']),
    overlay('openThread', { ...contrastThread, ...drawcord }, 12, ['hemThread'], 'openHem'),
    ...zipLayers(edgesOn('collar', 'front', 'hemBand'), 'base', bound),
    ...zipLayers(edgesOn('collar', 'front'), 'openHem', drawcord),
    overlay(
      'zippedPockets',
      { 'pocket/pocket': ['zipped'] },
      20,
      named('handZip').flatMap(namesOfZippedSlit),
    ),
    ...stitchedLayers('welts', { 'pocket/pocket': ['welt'] }, 20, named('handWelt'), 'weltThread'),
    ...stitchedLayers('chestPatch', { 'pocket/chest': ['patch'] }, 20, ['pocket'], 'chestThread'),
    overlay('chestZip', { 'pocket/chest': ['zipped'] }, 20, namesOfZippedSlit('chestZip')),
    overlay(
      'cords',
      drawcord,
      26,
      ['left', 'right'].flatMap(side => [`eyelet-hem-${side}`, `roundCord-hem-${side}`]),
      'openHem',
    ),
  ]
}
