import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, style } from '../build.ts'
import type { ElementDefinition, ElementRef, StyleDefinition } from '../definition.ts'
import type { OfferedFabricName } from '../fabrics/index.ts'

const ownColor = { excludeFromInheritance: true }

/** What there is none of where there is no cord. */
export function tipsAndEyelets(partName: string): ElementRef[] {
  return ['tips', 'eyelets'].map(elementName => ({ partName, elementName }))
}

/** A drawstring, its tips, and the eyelets that it comes out of. */
export function cordElements(
  partName: string,
  colors: { readonly cord: string; readonly metal: string },
): ElementDefinition[] {
  const cord = (name: string, label: Label): StyleDefinition =>
    style(name, label, [layer('cord', { en: 'Cord', fr: 'Cordon' }, 'cord', colors.cord, ownColor)])
  return [
    element(
      'drawstring',
      { en: 'Drawstring', fr: 'Cordon' },
      cord('round', { en: 'Round cord', fr: 'Cordon rond' }),
      cord('flat', { en: 'Flat cord', fr: 'Cordon plat' }),
      style('none', { en: 'No drawstring', fr: 'Sans cordon' }, [], { disables: tipsAndEyelets(partName) }),
    ),
    tipsElement(colors),
    element(
      'eyelets',
      { en: 'Eyelets', fr: 'Œillets' },
      style('metal', { en: 'Metal', fr: 'Métal' }, [
        layer('eyelet', { en: 'Eyelets', fr: 'Œillets' }, 'metal', colors.metal, ownColor),
      ]),
      style('none', { en: 'Plain', fr: 'Sans œillets' }, []),
    ),
  ]
}

function tipsElement(colors: { readonly cord: string; readonly metal: string }): ElementDefinition {
  const tip = (name: string, label: Label, fabric: OfferedFabricName, color: string): StyleDefinition =>
    style(name, label, [layer('tip', { en: 'Tips', fr: 'Embouts' }, fabric, color, ownColor)], { credits: 1 })
  return element(
    'tips',
    { en: 'Cord tips', fr: 'Embouts du cordon' },
    style('plain', { en: 'Plain', fr: 'Sans embouts' }, [], {
      note: { en: 'Round cords are knotted', fr: 'Le cordon rond est noué' },
    }),
    tip('metal', { en: 'Metal', fr: 'Métal' }, 'metal', colors.metal),
    tip('dipped', { en: 'Dipped', fr: 'Trempés' }, 'rubber', colors.cord),
  )
}
