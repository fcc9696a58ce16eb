import { measureSocks } from '../../blocks/measure-sock.ts'
import type { Pattern } from '../../blocks/pattern.ts'
import { baseSockSize, cutSocks } from '../../blocks/sock-kit.ts'
import { sockSizes } from '../casualSocks/spec.ts'
import { sportSocksLayers } from './layer-plans.ts'
import { sportSocksLocations } from './locations.ts'
import { sportSocksKit } from './spec.ts'

export const sportSocksPattern: Pattern = {
  name: 'sportSocks',
  figure: 'feet',
  sides: ['front', 'back', 'left', 'right'],
  sizes: sockSizes,
  baseSize: baseSockSize,
  meter: { panel: 'leftLeg', centerU: -0.6, centerV: 5.6, width: 2.6, height: 3.4 },
  layers: sportSocksLayers,
  locations: sportSocksLocations,
  cut: size => cutSocks(sportSocksKit, size),
  measure: measureSocks,
}
