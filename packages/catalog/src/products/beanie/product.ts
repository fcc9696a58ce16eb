import { element, style } from '../../build.ts'
import {
  crownLayer,
  crownPanelsElement,
  crownStripesElement,
  cuffLayer,
  cuffStripesElement,
  defineHat,
  type HatStart,
  wovenLabelPart,
} from '../../elements/hat.ts'
import { beanieLocations } from './locations.ts'
import { beaniePrices } from './prices.ts'
import { beanieSizes } from './sizes.ts'

const midnight = '1104'
const navy = '1010'
const cream = '1002'
const gold = '1018'
const start: HatStart = {
  fabric: 'ribKnit',
  stripe: cream,
  second: gold,
  label: cream,
  border: navy,
}

export const beanie = defineHat({
  name: 'beanie',
  label: { en: 'Beanie', fr: 'Tuque' },
  summary: { en: 'Rib or flat knit, cuffed or not', fr: 'Côtes ou jersey, avec ou sans revers' },
  cloth: { en: 'Acrylic knit', fr: 'Tricot d’acrylique' },
  crown: [
    element(
      'crown',
      { en: 'Knit', fr: 'Tricot' },
      style('rib', { en: 'Rib', fr: 'Côtes' }, [crownLayer('ribKnit', midnight)]),
      style('flat', { en: 'Flat', fr: 'Jersey' }, [crownLayer('knit', midnight)]),
      style('waffle', { en: 'Waffle', fr: 'Gaufré' }, [crownLayer('waffle', midnight)], { deprecated: true }),
    ),
    crownPanelsElement(start),
    crownStripesElement(start),
  ],
  cuff: [
    element(
      'cuff',
      { en: 'Cuff', fr: 'Revers' },
      style('folded', { en: 'Folded', fr: 'Plié' }, [cuffLayer('ribKnit', midnight)]),
      style('tall', { en: 'Tall fold', fr: 'Haut' }, [cuffLayer('ribKnit', midnight)]),
      style('none', { en: 'No cuff', fr: 'Sans revers' }, [], {
        disables: [{ partName: 'cuff', elementName: 'cuffStripes' }],
      }),
    ),
    cuffStripesElement(start),
  ],
  more: [wovenLabelPart(start)],
  sizes: beanieSizes,
  locations: beanieLocations,
  pricing: beaniePrices,
})
