import { lightnessOf } from '@teamloom/artwork/lightness.ts'
import { rgbOfHex } from '@teamloom/artwork/pixels.ts'
import { findFabric } from '../fabrics/index.ts'
import type { ClothRule } from './cloth-rule.ts'

/** L* under which dye is not seen on its cloth. */
const leastLightness = 70

/** Dye shows on light cloth only, and holds in polyester only. */
export const paleSynthetic: ClothRule = {
  reason: { en: 'Only on light polyester', fr: 'Seulement sur un polyester pâle' },
  takes: (fabricName, { hex }) =>
    findFabric(fabricName)?.takesSublimation === true && lightnessOf(rgbOfHex(hex)) >= leastLightness,
}
