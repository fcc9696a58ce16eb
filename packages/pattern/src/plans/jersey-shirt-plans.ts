import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { BakePlan } from '../pattern.ts'
import { contrastThread, stitchedPlans } from './hooded-top-plans.ts'

/** For a plan's name: the style that it is drawn for, and the base or patch that it lies on. */
type Places = Readonly<Record<string, readonly [style: string | readonly string[], on: string]>>

/** A ringer's collar is a crew's in another colour. */
const roundNecks = ['crew', 'ringer']

/** A trim on whatever an element's styles make of the shirt. */
export function onEachStyle(
  trim: string,
  z: number,
  element: string,
  places: Places,
  when: BakePlan['when'] = {},
): BakePlan[] {
  return Object.entries(places).map(
    ([name, [style, on]]): BakePlan => ({
      name,
      kind: 'overlay',
      when: { ...when, [element]: [style].flat() },
      z,
      on,
      trims: [trim],
    }),
  )
}

/** The pocket on the chest, and its coloured stitches. */
export const chestPatchPlans: readonly BakePlan[] = stitchedPlans(
  'pocket',
  { 'pocket/pocket': ['patch'] },
  20,
  ['pocket'],
  'pocketThread',
)

/**
 * A shirt with a round neck or a V, and set-in or raglan sleeves: `cuffs` re-sews its cuffs, `sleeveThread` says on
 * what their stitches lie, `stripes` lie on its sleeves.
 */
export function jerseyShirtPlans(
  styles: Styles,
  own: {
    readonly cuffs: BakePlan
    readonly sleeveThread: Places
    readonly stripes?: readonly BakePlan[]
  },
): BakePlan[] {
  const trims = ['neckLabel']
  const neckOrSleeves = (
    name: string,
    sleeves: 'setIn' | 'raglan',
    collar: 'crew' | 'v',
    reach: number,
  ): BakePlan => ({
    name,
    kind: 'patch',
    when: { 'sleeves/sleeves': [sleeves], 'collar/collar': collar === 'crew' ? roundNecks : [collar] },
    z: 6,
    styles: { ...styles, 'sleeves/sleeves': sleeves, 'collar/collar': collar },
    trims,
    reach,
  })
  return [
    { name: 'base', kind: 'base', when: {}, z: 0, styles, trims },
    own.cuffs,
    neckOrSleeves('raglan', 'raglan', 'crew', 2),
    neckOrSleeves('vCollar', 'setIn', 'v', 3.2),
    neckOrSleeves('vRaglan', 'raglan', 'v', 3.2),
    ...onEachStyle('neckTape', 10, 'collar/collar', {
      tapeCrew: [roundNecks, 'base'],
      tapeV: ['v', 'vCollar'],
    }),
    ...(own.stripes ?? []),
    { name: 'bodyThread', kind: 'overlay', when: contrastThread, z: 12, on: 'base', trims: ['bodyThread'] },
    ...onEachStyle('sleeveThread', 12, 'sleeves/cuffs', own.sleeveThread, contrastThread),
    ...onEachStyle(
      'neckThread',
      12,
      'collar/collar',
      { neckThreadCrew: [roundNecks, 'base'], neckThreadV: ['v', 'vCollar'] },
      contrastThread,
    ),
    ...chestPatchPlans,
  ]
}
