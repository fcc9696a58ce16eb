import { cutHat } from '../../blocks/hat-kit.ts'
import { measureHat } from '../../measuring/measure-hat.ts'
import type { Pattern } from '../../pattern.ts'
import { waffleBeaniePlans } from './bake-plans.ts'
import { waffleBeanieKit, waffleBeanieSizeNames } from './spec.ts'

export const waffleBeaniePattern: Pattern = {
  name: 'waffleBeanie',
  figure: 'head',
  sides: ['front', 'back', 'left', 'right'],
  sizes: waffleBeanieSizeNames,
  baseSize: 'one size',
  meter: { panel: 'front', centerU: 0, centerV: -4.4, width: 3, height: 2 },
  plans: waffleBeaniePlans,
  cut: (_size, styles) => cutHat(waffleBeanieKit, styles),
  measure: measureHat,
}
