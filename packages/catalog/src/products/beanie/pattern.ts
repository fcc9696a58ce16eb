import { cutHat } from '../../blocks/hat-kit.ts'
import { measureHat } from '../../blocks/measure-hat.ts'
import type { Pattern } from '../../blocks/pattern.ts'
import { beanieLayers } from './layer-plans.ts'
import { beanieLocations } from './locations.ts'
import { beanieKit, beanieSizes } from './spec.ts'

export const beaniePattern: Pattern = {
  name: 'beanie',
  figure: 'head',
  sides: ['front', 'back', 'left', 'right'],
  sizes: beanieSizes,
  baseSize: 'one size',
  meter: { panel: 'front', centerU: 0, centerV: -4.4, width: 3, height: 2 },
  layers: beanieLayers,
  locations: beanieLocations,
  cut: (_size, styles) => cutHat(beanieKit, styles),
  measure: measureHat,
}
