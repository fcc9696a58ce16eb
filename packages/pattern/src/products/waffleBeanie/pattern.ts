import { cutHat, gradeHat } from '../../blocks/hat-kit.ts'
import { measureHat } from '../../measuring/measure-hat.ts'
import type { Pattern } from '../../pattern.ts'
import { waffleBeaniePlans } from './bake-plans.ts'
import { waffleBeanieGrades, waffleBeanieKit } from './spec.ts'

export const waffleBeaniePattern: Pattern = {
  name: 'waffleBeanie',
  figure: 'head',
  sides: ['front', 'back', 'left', 'right'],
  sizes: Object.keys(waffleBeanieGrades),
  baseSize: 'M-L',
  meter: { panel: 'front', centerU: 0, centerV: -4.4, width: 3, height: 2 },
  plans: waffleBeaniePlans,
  cut: (size, styles) => cutHat(gradeHat(waffleBeanieKit, waffleBeanieGrades, size), styles),
  measure: measureHat,
}
