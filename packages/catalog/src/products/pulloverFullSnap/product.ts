import { element, part, style } from '../../build.ts'
import { type ClothStart, clothStyle } from '../../elements/cloth.ts'
import { bindingPart } from '../../elements/collared-top.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import {
  flapPocketStyle,
  polarBodyPart,
  polarCollarPart,
  polarPlacketPart,
  polarSleevesPart,
} from '../../elements/polar-snap-top.ts'
import { pulloverFullSnapLocations } from './locations.ts'
import { pulloverFullSnapPrices } from './prices.ts'
import { pulloverFullSnapSizes } from './sizes.ts'

const sand = '1003'
const chocolate = '1028'
const polar: ClothStart = { fabric: 'polar', color: sand }
const hand = { name: 'hand', label: { en: 'Hand pockets', fr: 'Poches pour les mains' } }

export const pulloverFullSnap = defineGarment({
  name: 'pulloverFullSnap',
  family: families.pullover,
  label: { en: 'Full-snap polar jacket', fr: 'Veste polaire à pressions' },
  summary: {
    en: 'Polar fleece, snaps to the hem, hand pockets',
    fr: 'Polaire, pressions jusqu’au bas, deux poches',
  },
  cloth: { en: 'Polar fleece 300 g', fr: 'Molleton polaire 300 g' },
  mainPart: 'body',
  parts: [
    polarBodyPart(polar, chocolate, '2003'),
    polarSleevesPart(polar, chocolate),
    polarCollarPart(polar, chocolate, chocolate),
    polarPlacketPart(chocolate, polar, '6004'),
    bindingPart(chocolate),
    part('pocket', { en: 'Pockets', fr: 'Poches' }, [
      element(
        'hand',
        hand.label,
        clothStyle(
          'welt',
          { en: 'Welt', fr: 'Passepoilées' },
          hand,
          { fabric: 'polyester', color: chocolate },
          {
            note: { en: 'Slanted, woven', fr: 'En biais, tissées' },
          },
        ),
        clothStyle('patch', { en: 'Polar patch', fr: 'Plaquées en polaire' }, hand, polar, { credits: 1 }),
        style('none', { en: 'No pockets', fr: 'Sans poches' }, []),
      ),
      element(
        'pocket',
        { en: 'Chest pocket', fr: 'Poche poitrine' },
        style('none', { en: 'No chest pocket', fr: 'Sans poche poitrine' }, []),
        flapPocketStyle(chocolate, 2),
      ),
    ]),
  ],
  sizes: pulloverFullSnapSizes,
  locations: pulloverFullSnapLocations,
  pricing: pulloverFullSnapPrices,
})
