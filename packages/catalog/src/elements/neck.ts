import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, part, style } from '../build.ts'
import type { PartDefinition, StyleDefinition } from '../definition.ts'
import { clothStyle, neckTapeElement } from './cloth.ts'
import { pocketStyle } from './pocket.ts'

const label: Label = { en: 'Collar', fr: 'Col' }
const necks = {
  crew: { en: 'Crew neck', fr: 'Col rond' },
  v: { en: 'V-neck', fr: 'Col en V' },
  scoop: { en: 'Scoop neck', fr: 'Col dégagé' },
} as const satisfies Record<string, Label>
type Neck = keyof typeof necks

/** A crew neck whose rib keeps a colour of its own, whatever the garment's is. */
export function ringerCollar(color: string): StyleDefinition {
  return style(
    'ringer',
    { en: 'Ringer', fr: 'Contrastant' },
    [layer('collar', label, 'ribbing', color, { excludeFromInheritance: true })],
    { note: { en: 'Crew in its own colour', fr: 'Rond, de sa propre couleur' } },
  )
}

/** A ribbed collar in the necks that a shirt is offered in, and the tape inside it. */
export function ribCollarPart(
  color: string,
  first: Neck,
  ...others: (Neck | StyleDefinition)[]
): PartDefinition {
  const inNeck = (neck: Neck) =>
    clothStyle(neck, necks[neck], { name: 'collar', label }, { fabric: 'ribbing', color })
  return part('collar', label, [
    element(
      'collar',
      label,
      inNeck(first),
      ...others.map(other => (typeof other === 'string' ? inNeck(other) : other)),
    ),
    neckTapeElement(color),
  ])
}

/** A patch pocket on the chest, or none. */
export function chestPocketPart(color: string): PartDefinition {
  return part('pocket', { en: 'Pocket', fr: 'Poche' }, [
    element(
      'pocket',
      { en: 'Chest pocket', fr: 'Poche poitrine' },
      style('none', { en: 'No pocket', fr: 'Sans poche' }, []),
      pocketStyle('patch', { en: 'Patch pocket', fr: 'Poche plaquée' }, { fabric: 'jersey', color }, 2),
    ),
  ])
}
