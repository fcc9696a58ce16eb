import { cutHat } from '../../blocks/hat-kit.ts'
import { measureHat } from '../../measuring/measure-hat.ts'
import type { Pattern } from '../../pattern.ts'
import { pompomBeaniePlans } from './bake-plans.ts'
import { pompomBeanieKit, pompomBeanieSizeNames } from './spec.ts'

export const pompomBeaniePattern: Pattern = {
  name: 'pompomBeanie',
  figure: 'head',
  sides: ['front', 'back', 'left', 'right'],
  sizes: pompomBeanieSizeNames,
  baseSize: 'one size',
  meter: { panel: 'front', centerU: 0, centerV: -4.4, width: 3, height: 2 },
  headroom: 2.9,
  plans: pompomBeaniePlans,
  cut: (_size, styles) => cutHat(pompomBeanieKit, styles),
  measure: measureHat,
}
