import { element, layer, style } from '../build.ts'
import type { ElementDefinition, PartDefinition } from '../definition.ts'
import { type ClothStart, clothStyle } from './cloth.ts'
import { cordElements } from './cords.ts'

/** A lined hood with its drawstring. */
export function hoodPart(
  cloth: ClothStart,
  colors: { readonly cord: string; readonly eyelet: string },
): PartDefinition {
  const slot = { name: 'hood', label: { en: 'Hood', fr: 'Capuchon' } }
  return {
    name: 'hood',
    label: slot.label,
    mainElement: 'hood',
    elements: [
      element(
        'hood',
        slot.label,
        clothStyle('twoPanel', { en: 'Two-panel', fr: 'Deux pièces' }, slot, cloth),
      ),
      liningElement(cloth),
      ...cordElements('hood', colors),
    ],
  }
}

function liningElement({ fabric, color }: ClothStart): ElementDefinition {
  const label = { en: 'Lining', fr: 'Doublure' }
  return element(
    'lining',
    label,
    style('self', { en: 'Fleece', fr: 'Molleton' }, [layer('lining', label, fabric, color)]),
    style('jersey', { en: 'Jersey', fr: 'Jersey' }, [layer('lining', label, 'jersey', color)], {
      credits: 1,
      note: { en: 'Lighter, smooth', fr: 'Plus légère, lisse' },
    }),
  )
}
