import type { Styles } from '@teamloom/bakes/manifest.ts'
import { bothSides, namesOfZippedSlit } from '../blocks/slit-pocket.ts'
import type { BakePlan } from '../pattern.ts'
import { contrastThread } from './hooded-top-plans.ts'
import { zipPlans } from './zip-plans.ts'

const zipEdges = ['collar', 'front', 'hemBand'].flatMap(on =>
  ['left', 'right'].map(side => `zipEdge-${on}-${side}`),
)
const pocketsNamed = (name: string) => bothSides(name, [0, 0], [0, 1]).map(slit => slit.name)

/**
 * The base, its other shells, and what lies on them. The zip lies in the flat strip between their puffs and is the
 * same on all; pockets lie on the puffs.
 */
export function jacketPlans(styles: Styles, shells: readonly [string, ...string[]]): BakePlan[] {
  const [first, ...others] = shells
  const overlay = (
    name: string,
    when: BakePlan['when'],
    z: number,
    trims: readonly string[],
    on = 'base',
  ): BakePlan => ({ name, kind: 'overlay', when, z, on, trims })
  return [
    { name: 'base', kind: 'base', when: {}, z: 0, styles, trims: [] },
    ...others.map(
      (shell): BakePlan => ({
        name: shell,
        kind: 'patch',
        when: { 'body/body': [shell] },
        z: 4,
        styles: { ...styles, 'body/body': shell },
        trims: [],
        reach: 1,
      }),
    ),
    overlay('thread', contrastThread, 12, ['thread', 'hemThread']),
    ...zipPlans(zipEdges),
    ...shells.flatMap((shell): BakePlan[] => {
      const on = shell === first ? 'base' : shell
      const isWorn = { 'body/body': [shell] }
      const welts = { ...isWorn, 'pocket/pocket': ['welt'] }
      return [
        overlay(
          `zippedPockets-${shell}`,
          { ...isWorn, 'pocket/pocket': ['zipped'] },
          20,
          pocketsNamed('handZip').flatMap(namesOfZippedSlit),
          on,
        ),
        overlay(`welts-${shell}`, welts, 20, pocketsNamed('handWelt'), on),
        {
          ...overlay(`weltThread-${shell}`, { ...contrastThread, ...welts }, 22, ['weltThread'], on),
          kind: 'overlay',
          on,
          over: pocketsNamed('handWelt'),
        },
        overlay(
          `chestZip-${shell}`,
          { ...isWorn, 'pocket/chest': ['zipped'] },
          20,
          namesOfZippedSlit('chestZip'),
          on,
        ),
      ]
    }),
  ]
}
