import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, style } from '../build.ts'
import type { PartDefinition, StyleDefinition } from '../definition.ts'
import type { ClothStart } from './cloth.ts'

/** A part with one pocket, whose first style is a new design's. */
export function pocketPart(
  label: Label,
  first: StyleDefinition,
  ...others: StyleDefinition[]
): PartDefinition {
  return {
    name: 'pocket',
    label: { en: 'Pocket', fr: 'Poche' },
    mainElement: 'pocket',
    elements: [element('pocket', label, first, ...others)],
  }
}

/** A pocket in cloth of its own colour. */
export function pocketStyle(
  name: string,
  label: Label,
  { fabric, color }: ClothStart,
  credits = 0,
): StyleDefinition {
  return style(name, label, [layer('pocket', { en: 'Pocket', fr: 'Poche' }, fabric, color)], { credits })
}

export const noPocket: StyleDefinition = style('none', { en: 'No pocket', fr: 'Sans poche' }, [])
