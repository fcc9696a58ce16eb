import { element, layer, style } from '../build.ts'
import type { ElementDefinition, LayerDefinition } from '../definition.ts'
import type { OfferedFabricName } from '../fabrics/index.ts'

const ownColor = { excludeFromInheritance: true }

/** Rings round the sleeves. */
export function sleeveStripesElement(fabric: OfferedFabricName, color: string): ElementDefinition {
  const stripes = (): LayerDefinition =>
    layer('stripes', { en: 'Stripes', fr: 'Rayures' }, fabric, color, ownColor)
  return element(
    'stripes',
    { en: 'Sleeve stripes', fr: 'Rayures de manches' },
    style('none', { en: 'No stripes', fr: 'Sans rayures' }, []),
    style('single', { en: 'One stripe', fr: 'Une rayure' }, [stripes()], { credits: 2 }),
    style('double', { en: 'Two stripes', fr: 'Deux rayures' }, [stripes()], { credits: 2 }),
  )
}

/** Panels along the side seams. */
export function sidePanelsElement(fabric: OfferedFabricName, color: string): ElementDefinition {
  return element(
    'sides',
    { en: 'Side panels', fr: 'Panneaux latéraux' },
    style('none', { en: 'Plain sides', fr: 'Côtés unis' }, []),
    style(
      'panels',
      { en: 'Contrast panels', fr: 'Panneaux contrastés' },
      [layer('sides', { en: 'Side panels', fr: 'Panneaux latéraux' }, fabric, color, ownColor)],
      { credits: 3 },
    ),
  )
}
