import { element, layer, style } from '../../build.ts'
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
import { waffleBeanieLocations } from './locations.ts'
import { waffleBeaniePrices } from './prices.ts'
import { waffleBeanieSizes } from './sizes.ts'

const rust = '1021'
const graphite = '1102'
const cream = '1002'
const start: HatStart = {
  fabric: 'waffle',
  stripe: rust,
  second: cream,
  label: cream,
  border: graphite,
}

export const waffleBeanie = defineHat({
  name: 'waffleBeanie',
  label: { en: 'Waffle beanie', fr: 'Tuque gaufrée' },
  summary: { en: 'Waffle knit, relaxed crown, deep cuff', fr: 'Maille gaufrée, calotte ample, grand revers' },
  cloth: { en: 'Acrylic waffle knit', fr: 'Tricot gaufré d’acrylique' },
  crown: [
    element(
      'crown',
      { en: 'Knit', fr: 'Tricot' },
      style('waffle', { en: 'Waffle', fr: 'Gaufré' }, [crownLayer('waffle', graphite)]),
    ),
    crownPanelsElement(start),
    crownStripesElement(start, { en: 'Wide', fr: 'Large' }),
    element(
      'seams',
      { en: 'Crown seams', fr: 'Coutures de la calotte' },
      style('tonal', { en: 'Tonal', fr: 'Ton sur ton' }, []),
      style(
        'contrast',
        { en: 'Contrast', fr: 'Contrastées' },
        [layer('thread', { en: 'Thread', fr: 'Fil' }, 'thread', '2002', { excludeFromInheritance: true })],
        { credits: 1 },
      ),
    ),
  ],
  cuff: [
    element(
      'cuff',
      { en: 'Cuff', fr: 'Revers' },
      style('folded', { en: 'Waffle', fr: 'Gaufré' }, [cuffLayer('waffle', graphite)]),
      style('rib', { en: 'Rib', fr: 'Côtes' }, [cuffLayer('ribKnit', graphite)]),
      style('tall', { en: 'Deep waffle', fr: 'Gaufré haut' }, [cuffLayer('waffle', graphite)]),
    ),
    cuffStripesElement(start),
  ],
  more: [wovenLabelPart(start, { en: 'Square patch', fr: 'Écusson carré' })],
  sizes: waffleBeanieSizes,
  locations: waffleBeanieLocations,
  pricing: waffleBeaniePrices,
})
