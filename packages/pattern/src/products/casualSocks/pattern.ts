import { baseSockSize, cutSocks } from '../../blocks/sock-kit.ts'
import { measureSocks } from '../../measuring/measure-sock.ts'
import type { Pattern } from '../../pattern.ts'
import { casualSocksPlans } from './bake-plans.ts'
import { casualSocksKit, sockSizeNames } from './spec.ts'

export const casualSocksPattern: Pattern = {
  name: 'casualSocks',
  figure: 'feet',
  sides: ['front', 'back', 'left', 'right'],
  sizes: sockSizeNames,
  baseSize: baseSockSize,
  meter: { panel: 'leftLeg', centerU: -0.5, centerV: 3.8, width: 2.6, height: 2.2 },
  plans: casualSocksPlans,
  cut: size => cutSocks(casualSocksKit, size),
  measure: measureSocks,
}
