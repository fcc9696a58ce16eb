import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, style } from '../build.ts'
import type { ElementDefinition } from '../definition.ts'
import type { ClothStart } from './cloth.ts'

/** What lies below the middle of a crew neck. */
export function vInsertElement({ fabric, color }: ClothStart): ElementDefinition {
  const label: Label = { en: 'V insert', fr: 'Empiècement en V' }
  return element(
    'vInsert',
    label,
    style('none', { en: 'Plain neck', fr: 'Encolure unie' }, []),
    style('rib', { en: 'Ribbed V', fr: 'V côtelé' }, [layer('insert', label, 'ribbing', color)], {
      credits: 1,
      note: { en: 'Heritage athletic', fr: 'Sport classique' },
    }),
    style('self', { en: 'Fleece V', fr: 'V en molleton' }, [layer('insert', label, fabric, color)], {
      credits: 1,
    }),
  )
}
