import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, style } from '../build.ts'
import type { ElementDefinition, StyleDefinition } from '../definition.ts'

/** Press studs, in the shapes of `pattern/src/blocks/snap-placket.ts`. */
export function snapsElement(color: string): ElementDefinition {
  const label: Label = { en: 'Snaps', fr: 'Boutons-pression' }
  const shape = (name: string, own: Label): StyleDefinition =>
    style(name, own, [layer('snap', label, 'snap', color, { excludeFromInheritance: true })])
  return element(
    'snaps',
    label,
    shape('ring', { en: 'Ring', fr: 'Anneau' }),
    shape('cap', { en: 'Cap', fr: 'Calotte' }),
  )
}
