import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, part, style } from '../build.ts'
import type { ElementDefinition, PartDefinition } from '../definition.ts'
import type { OfferedFabricName } from '../fabrics/index.ts'
import { type ClothStart, clothStyle } from './cloth.ts'

/** Parts of tops with a collar that stands; slots are `collaredTopFaces` of `pattern/src/blocks/collared-top.ts`. */

const ownColor = { excludeFromInheritance: true }

/** Set-in sleeves, or raglan ones, which leave no shoulder for a yoke. */
export function setInOrRaglanWithoutYoke(cloth: ClothStart): ElementDefinition {
  const slot = { name: 'sleeves', label: { en: 'Sleeves', fr: 'Manches' } }
  return element(
    'sleeves',
    slot.label,
    clothStyle('setIn', { en: 'Set-in', fr: 'Montées' }, slot, cloth, {
      note: { en: 'Seam at the shoulder', fr: 'Couture à l’épaule' },
    }),
    clothStyle('raglan', { en: 'Raglan', fr: 'Raglan' }, slot, cloth, {
      note: { en: 'Seam to the collar', fr: 'Couture jusqu’au col' },
      disables: [{ partName: 'body', elementName: 'yoke' }],
    }),
  )
}

/** A stripe of another colour over the shoulders. */
export function yokeElement({ fabric, color }: ClothStart): ElementDefinition {
  return element(
    'yoke',
    { en: 'Shoulder yoke', fr: 'Empiècement d’épaules' },
    style('none', { en: 'Plain shoulders', fr: 'Épaules unies' }, []),
    style(
      'contrast',
      { en: 'Contrast yoke', fr: 'Empiècement contrasté' },
      [layer('yoke', { en: 'Yoke', fr: 'Empiècement' }, fabric, color, ownColor)],
      { credits: 2 },
    ),
  )
}

/** A stand collar, and the colour that it has inside. */
export function standCollarPart(
  cloth: ClothStart,
  lining: { readonly fabric: OfferedFabricName; readonly color: string },
): PartDefinition {
  const label: Label = { en: 'Collar', fr: 'Col' }
  const liningLabel: Label = { en: 'Collar lining', fr: 'Doublure du col' }
  return part('collar', label, [
    element(
      'collar',
      label,
      clothStyle('stand', { en: 'Stand collar', fr: 'Col montant' }, { name: 'collar', label }, cloth),
    ),
    element(
      'lining',
      liningLabel,
      style('lined', { en: 'Lined', fr: 'Doublé' }, [
        layer('lining', liningLabel, lining.fabric, lining.color, ownColor),
      ]),
    ),
  ])
}

/** What goes round the lower edges, the wrists and the edge of the collar. */
export function bindingPart(color: string): PartDefinition {
  const label: Label = { en: 'Binding', fr: 'Bordure' }
  return part('binding', label, [
    element(
      'binding',
      label,
      style('stretch', { en: 'Stretch binding', fr: 'Bordure extensible' }, [
        layer('binding', label, 'jersey', color, ownColor),
      ]),
    ),
  ])
}
