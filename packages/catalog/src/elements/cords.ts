import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, style } from '../build.ts'
import type { ElementDefinition, StyleDefinition } from '../definition.ts'

/** A drawstring and the eyelets that it comes out of; without the one there are none of the other. */
export function cordElements(
  partName: string,
  colors: { readonly cord: string; readonly eyelet: string },
): [drawstring: ElementDefinition, eyelets: ElementDefinition] {
  const cord = (name: string, label: Label): StyleDefinition =>
    style(name, label, [
      layer('cord', { en: 'Cord', fr: 'Cordon' }, 'cord', colors.cord, { excludeFromInheritance: true }),
    ])
  return [
    element(
      'drawstring',
      { en: 'Drawstring', fr: 'Cordon' },
      cord('round', { en: 'Round cord', fr: 'Cordon rond' }),
      cord('flat', { en: 'Flat cord', fr: 'Cordon plat' }),
      style('none', { en: 'No drawstring', fr: 'Sans cordon' }, [], {
        disables: [{ partName, elementName: 'eyelets' }],
      }),
    ),
    element(
      'eyelets',
      { en: 'Eyelets', fr: 'Œillets' },
      style('metal', { en: 'Metal', fr: 'Métal' }, [
        layer('eyelet', { en: 'Eyelets', fr: 'Œillets' }, 'metal', colors.eyelet, {
          excludeFromInheritance: true,
        }),
      ]),
      style('none', { en: 'Plain', fr: 'Sans œillets' }, []),
    ),
  ]
}
