import { element, part, style } from '../../build.ts'
import { type ClothStart, clothStyle, jerseyElement, topstitchElement } from '../../elements/cloth.ts'
import { defineGarment, families } from '../../elements/garment.ts'
import { chestPocketPart, ribCollarPart } from '../../elements/neck.ts'
import { womanTshirtLocations } from './locations.ts'
import { womanTshirtPrices } from './prices.ts'
import { womanTshirtSizes } from './sizes.ts'

const white = '1001'
const jersey: ClothStart = { fabric: 'jersey', color: white }
const body = { name: 'body', label: { en: 'Body', fr: 'Corps' } }
const sleeves = { name: 'sleeves', label: { en: 'Sleeves', fr: 'Manches' } }

export const womanTshirt = defineGarment({
  name: 'womanTshirt',
  family: families.shirt,
  label: { en: 'Women’s T-shirt', fr: 'T-shirt pour femme' },
  summary: { en: 'Women’s cut, scoop, crew or V-neck', fr: 'Coupe femme, col dégagé, rond ou en V' },
  cloth: { en: 'Jersey 180 g', fr: 'Jersey 180 g' },
  mainPart: 'body',
  parts: [
    part('body', body.label, [
      element('body', body.label, clothStyle('fitted', { en: 'Fitted', fr: 'Ajusté' }, body, jersey)),
      element(
        'hem',
        { en: 'Hem', fr: 'Ourlet' },
        style('straight', { en: 'Straight', fr: 'Droit' }, []),
        style('curved', { en: 'Curved', fr: 'Arrondi' }, [], {
          note: { en: 'Higher at the sides', fr: 'Plus haut sur les côtés' },
        }),
      ),
      topstitchElement('2007'),
      jerseyElement(),
    ]),
    part('sleeves', sleeves.label, [
      element(
        'sleeves',
        sleeves.label,
        clothStyle('setIn', { en: 'Set-in', fr: 'Montées' }, sleeves, jersey, {
          note: { en: 'Seam at the shoulder', fr: 'Couture à l’épaule' },
        }),
        clothStyle('cap', { en: 'Cap', fr: 'Mancherons' }, sleeves, jersey, {
          note: { en: 'Just over the shoulder', fr: 'Juste sur l’épaule' },
        }),
      ),
    ]),
    ribCollarPart(white, 'scoop', 'crew', 'v'),
    chestPocketPart(white),
  ],
  sizes: womanTshirtSizes,
  locations: womanTshirtLocations,
  pricing: womanTshirtPrices,
})
