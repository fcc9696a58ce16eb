import { baseSockSize, cutSocks } from '../../blocks/sock-kit.ts'
import { measureSocks } from '../../measuring/measure-sock.ts'
import type { Pattern } from '../../pattern.ts'
import { sockSizeNames } from '../casualSocks/spec.ts'
import { sportSocksPlans } from './bake-plans.ts'
import { sportSocksKit } from './spec.ts'

export const sportSocksPattern: Pattern = {
  name: 'sportSocks',
  figure: 'feet',
  sides: ['front', 'back', 'left', 'right'],
  sizes: sockSizeNames,
  baseSize: baseSockSize,
  meter: { panel: 'leftLeg', centerU: -0.6, centerV: 5.6, width: 2.6, height: 3.4 },
  plans: sportSocksPlans,
  cut: size => cutSocks(sportSocksKit, size),
  measure: measureSocks,
}
