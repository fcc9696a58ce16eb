import type { Styles } from '@teamloom/bakes/manifest.ts'
import { bothSides, namesOfZippedSlit } from '../blocks/slit-pocket.ts'
import type { BakePlan } from '../pattern.ts'
import { contrastThread, stitchedPlans } from './hooded-top-plans.ts'
import { zipPlans } from './zip-plans.ts'

const edgesOn = (...pieces: string[]) =>
  pieces.flatMap(on => ['left', 'right'].map(side => `zipEdge-${on}-${side}`))

/** Inches down the front from which another hem is free to fall, and how far it is felt above. */
const hemFrom = 22
const hemReach = 3

/** The base, its other hem, a full zip on both, pockets and coloured stitches. */
export function vestPlans(styles: Styles): BakePlan[] {
  const bound = { 'body/hem': ['bound'] }
  const drawcord = { 'body/hem': ['drawcord'] }
  const named = (name: string) => bothSides(name, [0, 0], [0, 1]).map(slit => slit.name)
  const overlay = (
    name: string,
    when: BakePlan['when'],
    z: number,
    trims: readonly string[],
    on = 'base',
  ): BakePlan => ({ name, kind: 'overlay', when, z, on, trims })
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
    ...zipPlans(edgesOn('collar', 'front', 'hemBand'), 'base', bound),
    ...zipPlans(edgesOn('collar', 'front'), 'openHem', drawcord),
    overlay(
      'zippedPockets',
      { 'pocket/pocket': ['zipped'] },
      20,
      named('handZip').flatMap(namesOfZippedSlit),
    ),
    ...stitchedPlans('welts', { 'pocket/pocket': ['welt'] }, 20, named('handWelt'), 'weltThread'),
    ...stitchedPlans('chestPatch', { 'pocket/chest': ['patch'] }, 20, ['pocket'], 'chestThread'),
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
