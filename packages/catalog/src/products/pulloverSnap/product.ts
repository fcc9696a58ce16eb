import type { ClothStart } from '../../elements/cloth.ts'
import { bindingPart } from '../../elements/collared-top.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { noPocket, pocketPart, pocketStyle } from '../../elements/pocket.ts'
import {
  flapPocketStyle,
  polarBodyPart,
  polarCollarPart,
  polarPlacketPart,
  polarSleevesPart,
} from '../../elements/polar-snap-top.ts'
import { pulloverSnapLocations } from './locations.ts'
import { pulloverSnapPrices } from './prices.ts'
import { pulloverSnapSizes } from './sizes.ts'

const oatmeal = '1103'
const forest = '1014'
const polar: ClothStart = { fabric: 'polar', color: oatmeal }

export const pulloverSnap = defineGarment({
  name: 'pulloverSnap',
  family: families.pullover,
  label: { en: 'Snap pullover', fr: 'Chandail polaire à pressions' },
  summary: {
    en: 'Polar fleece, snap placket, chest pocket',
    fr: 'Polaire, patte à pressions, poche poitrine',
  },
  cloth: { en: 'Polar fleece 300 g', fr: 'Molleton polaire 300 g' },
  mainPart: 'body',
  parts: [
    polarBodyPart(polar, forest, '2010'),
    polarSleevesPart(polar, forest),
    polarCollarPart(polar, forest, forest),
    polarPlacketPart(forest, polar, '6004'),
    bindingPart(forest),
    pocketPart(
      { en: 'Chest pocket', fr: 'Poche poitrine' },
      flapPocketStyle(forest),
      pocketStyle('patch', { en: 'Polar patch', fr: 'Plaquée en polaire' }, polar),
      noPocket,
    ),
  ],
  sizes: pulloverSnapSizes,
  locations: pulloverSnapLocations,
  pricing: pulloverSnapPrices,
})
