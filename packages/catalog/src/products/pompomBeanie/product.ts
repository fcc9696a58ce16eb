import { element, layer, part, style } from '../../build.ts'
import {
  crownLayer,
  crownPanelsElement,
  crownStripesElement,
  cuffLayer,
  cuffStripesElement,
  defineHat,
  type HatStart,
  varsity,
  wovenLabelPart,
} from '../../elements/hat.ts'
import { pompomBeanieLocations } from './locations.ts'
import { pompomBeaniePrices } from './prices.ts'
import { pompomBeanieSizes } from './sizes.ts'

const maroon = '1023'
const cream = '1002'
const gold = '1018'
const start: HatStart = {
  fabric: 'chunkyKnit',
  stripe: cream,
  second: gold,
  label: cream,
  border: maroon,
}
const pomLabel = { en: 'Pom-pom', fr: 'Pompon' }
const pom = layer('pom', pomLabel, 'pom', maroon, { excludeFromInheritance: true })

export const pompomBeanie = defineHat({
  name: 'pompomBeanie',
  label: { en: 'Pom-pom beanie', fr: 'Tuque à pompon' },
  summary: { en: 'Chunky rib, yarn or fur pom-pom', fr: 'Grosses côtes, pompon de laine ou de fourrure' },
  cloth: { en: 'Chunky acrylic knit', fr: 'Grosse maille d’acrylique' },
  crown: [
    element(
      'crown',
      { en: 'Knit', fr: 'Tricot' },
      style('chunky', { en: 'Chunky rib', fr: 'Grosses côtes' }, [crownLayer('chunkyKnit', maroon)]),
    ),
    crownPanelsElement(start),
    crownStripesElement(start, undefined, varsity),
  ],
  cuff: [
    element(
      'cuff',
      { en: 'Cuff', fr: 'Revers' },
      style('folded', { en: 'Folded', fr: 'Plié' }, [cuffLayer('chunkyKnit', maroon)]),
      style('tall', { en: 'Tall fold', fr: 'Haut' }, [cuffLayer('chunkyKnit', maroon)]),
    ),
    cuffStripesElement(start),
  ],
  more: [
    part('pom', pomLabel, [
      element(
        'pom',
        pomLabel,
        style('yarn', { en: 'Yarn', fr: 'Laine' }, [pom]),
        style('fur', { en: 'Faux fur', fr: 'Fausse fourrure' }, [pom], { credits: 3 }),
        style('none', { en: 'No pom-pom', fr: 'Sans pompon' }, []),
      ),
    ]),
    wovenLabelPart(start),
  ],
  sizes: pompomBeanieSizes,
  locations: pompomBeanieLocations,
  pricing: pompomBeaniePrices,
})
