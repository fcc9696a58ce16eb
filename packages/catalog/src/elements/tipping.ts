import { element, layer, style } from '../build.ts'
import type { ElementDefinition, StyleDefinition } from '../definition.ts'

/** Stripes knitted into the ribs; the first style is a new design's. */
export function tippingElement(color: string): ElementDefinition {
  const striped = (name: string, en: string, fr: string): StyleDefinition =>
    style(
      name,
      { en, fr },
      [
        layer('tipping', { en: 'Stripes', fr: 'Rayures' }, 'ribbing', color, {
          excludeFromInheritance: true,
        }),
      ],
      { credits: 1 },
    )
  return element(
    'tipping',
    { en: 'Rib stripes', fr: 'Rayures du bord-côte' },
    striped('double', 'Two stripes', 'Deux rayures'),
    striped('single', 'One stripe', 'Une rayure'),
    style('none', { en: 'Plain ribs', fr: 'Bord-côte uni' }, []),
  )
}
