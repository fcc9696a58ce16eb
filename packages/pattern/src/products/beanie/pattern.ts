import { cutHat } from '../../blocks/hat-kit.ts'
import { measureHat } from '../../measuring/measure-hat.ts'
import type { Pattern } from '../../pattern.ts'
import { beaniePlans } from './bake-plans.ts'
import { beanieKit, beanieSizeNames } from './spec.ts'

export const beaniePattern: Pattern = {
  name: 'beanie',
  figure: 'head',
  sides: ['front', 'back', 'left', 'right'],
  sizes: beanieSizeNames,
  baseSize: 'one size',
  meter: { panel: 'front', centerU: 0, centerV: -4.4, width: 3, height: 2 },
  plans: beaniePlans,
  cut: (_size, styles) => cutHat(beanieKit, styles),
  measure: measureHat,
}
