import { must } from '@teamloom/kit/assert.ts'
import type { LocationDefinition } from './definition.ts'
import { layerRef } from './place-cloth.ts'
import { placeOf } from './places.ts'

/** Inches. */
type Sock = {
  /** Round the leg of the smallest size: a quarter of the way lies its outer side. */
  readonly calf: number
  /** Down the leg to the middle of a print on its outer side, and how high that may be. */
  readonly legAt: number
  readonly legHeight: number
  /** From the ankle to the middle of a print on the instep. */
  readonly instepAt: number
  /** What the instep is of there, when it is not the foot: slots, the first that a design has. */
  readonly instepOf?: readonly [string, ...string[]]
  /** What covers the leg all round, and where on the leg its middle lies. */
  readonly around: readonly [width: number, height: number]
  readonly aroundAt: number
}

const legs = {
  left: { label: { en: 'Left leg, outside', fr: 'Jambe gauche, extérieur' } },
  right: { label: { en: 'Right leg, outside', fr: 'Jambe droite, extérieur' } },
} as const

/** Offered first: what nobody wants on one foot alone lies on both. */
const pairs = [
  ['legs', 'Leg', { en: 'Both legs, outside', fr: 'Les deux jambes, extérieur' }],
  ['insteps', 'Instep', { en: 'Both insteps', fr: 'Les deux cous-de-pied' }],
  ['legsKnit', 'LegKnit', { en: 'Both legs, knitted in', fr: 'Les deux jambes, tricoté' }],
  ['legsLogo', 'LegLogo', { en: 'Both legs, sublimated', fr: 'Les deux jambes, sublimé' }],
  ['legsRepeat', 'LegRepeat', { en: 'Both legs, repeated', fr: 'Les deux jambes, motif répété' }],
  ['legsAllOver', 'LegAllOver', { en: 'Both legs, all over', fr: 'Les deux jambes, pleine surface' }],
] as const

/**
 * On the outer side of each leg, clear of cuff and ankle, on each instep, and all round each leg: of the pair, each the
 * other's mirror image, and of one foot.
 */
export function placesOnSocks(sock: Sock): readonly LocationDefinition[] {
  const ofOne = new Map(placesOfFeet(sock).map(place => [place.positionName, place]))
  const ofBoth = pairs.map(([positionName, at, label]): LocationDefinition => {
    const [left, right] = [must(ofOne.get(`left${at}`), at), must(ofOne.get(`right${at}`), at)]
    return { ...left, positionName, label, pair: [left, right] }
  })
  return [...ofBoth, ...ofOne.values()]
}

function placesOfFeet(sock: Sock): readonly LocationDefinition[] {
  const { calf, legAt, legHeight, instepAt, instepOf, around, aroundAt } = sock
  const [first, ...others] = instepOf ?? ['foot/foot']
  const cloth = [layerRef(first), ...others.map(layerRef)] as const
  return (['left', 'right'] as const).flatMap((foot): LocationDefinition[] => {
    const outside = [((foot === 'left' ? 1 : -1) * calf) / 4, legAt] as const
    return [
      placeOf(`${foot}Leg`, outside, [2.5, legHeight], { ...legs[foot], side: foot, panel: `${foot}Leg` }),
      placeOf(`${foot}Instep`, [0, instepAt], [2, 1.75], { cloth }),
      placeOf(`${foot}LegKnit`, outside, [2.5, legHeight]),
      placeOf(`${foot}LegLogo`, outside, [2.5, legHeight]),
      placeOf(`${foot}LegRepeat`, [0, aroundAt], around),
      placeOf(`${foot}LegAllOver`, [0, aroundAt], around),
    ]
  })
}
