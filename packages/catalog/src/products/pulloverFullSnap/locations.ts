import type { LocationDefinition } from '../../definition.ts'
import { layerRef } from '../../place-cloth.ts'
import { placeOf, whenStyle } from '../../places.ts'

const handPocket = { cloth: [layerRef('pocket/hand')], needs: whenStyle('pocket/hand', 'patch') } as const

/** Places beside the placket, never over it; each lies on its panel in every size. */
export const pulloverFullSnapLocations: readonly LocationDefinition[] = [
  placeOf('leftChest', [4.5, 4.8], [3.75, 3.5], { needs: whenStyle('pocket/pocket', 'none') }),
  placeOf('rightChest', [-4.5, 4.8], [3.75, 3.5]),
  placeOf('upperBack', [0, 5], [10, 4]),
  placeOf('fullBack', [0, 12], [12, 15]),
  placeOf('leftSleeve', [0, 11], [3.5, 14]),
  placeOf('rightSleeve', [0, 11], [3.5, 14]),
  placeOf('pocket', [0, 3], [3, 2], { needs: whenStyle('pocket/pocket', 'flap') }),
  placeOf('leftPocket', [0, 3.6], [3.5, 3], handPocket),
  placeOf('rightPocket', [0, 3.6], [3.5, 3], handPocket),
  placeOf('leftChestPatch', [4.5, 4.8], [3.5, 3.5], { needs: whenStyle('pocket/pocket', 'none') }),
  placeOf('upperBackPatch', [0, 5], [10, 4]),
  placeOf('leftSleevePatch', [0, 6.5], [3, 3]),
  placeOf('rightSleevePatch', [0, 6.5], [3, 3]),
  placeOf('hemTag', [5.5, 21], [1.5, 1.5], {
    panel: 'front',
    needs: whenStyle('pocket/hand', 'welt', 'none'),
  }),
  placeOf('sleeveTag', [0, 20], [1.5, 1.5]),
  placeOf('neckTag', [0, 1.4], [2, 1]),
  placeOf('collarLining', [0, -1.6], [16, 2.5], { seam: { ends: 9.227 } }),
  placeOf('backNumber', [0, 11.2], [12, 8.4]),
]
