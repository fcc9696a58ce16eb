import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, part, style } from '../build.ts'
import type { ElementDefinition, LayerDefinition, PartDefinition, Product } from '../definition.ts'
import type { OfferedFabricName } from '../fabrics/index.ts'
import { defineGarment, families, type GarmentDefinition } from './garment.ts'

/** Parts of knitted hats; their slots are those of `pattern/src/blocks/hat-kit.ts`. */

/** What a hat is knitted in, and the colours of a new design beside its own. */
export type HatStart = {
  readonly fabric: OfferedFabricName
  readonly stripe: string
  readonly second: string
  readonly label: string
  readonly border: string
}

const striped = { excludeFromInheritance: true, group: 'stripes' } as const
const inPanels = { excludeFromInheritance: true, group: 'panels' } as const
const labelled = { excludeFromInheritance: true, group: 'label' } as const
const crown: Label = { en: 'Crown', fr: 'Calotte' }
const cuff: Label = { en: 'Cuff', fr: 'Revers' }

export function crownLayer(fabric: OfferedFabricName, color: string): LayerDefinition {
  return layer('crown', crown, fabric, color)
}

export function cuffLayer(fabric: OfferedFabricName, color: string): LayerDefinition {
  return layer('cuff', cuff, fabric, color)
}

/** Gores in colours of their own. */
export function crownPanelsElement({ fabric, stripe }: HatStart): ElementDefinition {
  const sides = layer('sides', { en: 'Side panels', fr: 'Panneaux latéraux' }, fabric, stripe, inPanels)
  const back = layer('back', { en: 'Back panel', fr: 'Panneau arrière' }, fabric, stripe, inPanels)
  return element(
    'panels',
    { en: 'Panels', fr: 'Panneaux' },
    style('plain', { en: 'One colour', fr: 'Une couleur' }, []),
    style('sides', { en: 'Sides', fr: 'Côtés' }, [sides], { credits: 2 }),
    style('back', { en: 'Back', fr: 'Arrière' }, [back], { credits: 2 }),
    style('three', { en: 'Sides and back', fr: 'Côtés et arrière' }, [sides, back], { credits: 3 }),
  )
}

/** One stripe, or two of which the upper one can be left out. */
function stripesElement(
  name: string,
  label: Label,
  { fabric, stripe, second }: HatStart,
  one: Label,
  two: TwoStripes,
): ElementDefinition {
  const lower = layer('stripe', { en: 'Stripe', fr: 'Rayure' }, fabric, stripe, striped)
  const upper = layer('second', { en: 'Upper stripe', fr: 'Rayure du haut' }, fabric, second, {
    ...striped,
    required: false,
  })
  return element(
    name,
    label,
    style('none', { en: 'No stripe', fr: 'Sans rayure' }, []),
    style('single', one, [lower], { credits: 2 }),
    style(two[0], two[1], [lower, upper], { credits: 3 }),
  )
}

const single: Label = { en: 'Single', fr: 'Simple' }
/** Two stripes as on college scarves. */
export const varsity: TwoStripes = ['varsity', { en: 'Varsity', fr: 'Collégiales' }]

type TwoStripes = readonly [name: string, label: Label]
const double: TwoStripes = ['double', { en: 'Double', fr: 'Double' }]

export function crownStripesElement(
  start: HatStart,
  one = single,
  two: TwoStripes = double,
): ElementDefinition {
  return stripesElement('stripes', { en: 'Crown stripes', fr: 'Rayures de la calotte' }, start, one, two)
}

export function cuffStripesElement(start: HatStart): ElementDefinition {
  return stripesElement('cuffStripes', { en: 'Cuff stripes', fr: 'Rayures du revers' }, start, single, double)
}

/** A woven label with a border, which can be left out. */
export function wovenLabelPart(
  { label: color, border }: HatStart,
  patch: Label = { en: 'Front patch', fr: 'Écusson devant' },
): PartDefinition {
  const label: Label = { en: 'Label', fr: 'Étiquette' }
  const layers = [
    layer('label', label, 'twill', color, labelled),
    layer('border', { en: 'Border', fr: 'Bordure' }, 'twill', border, { ...labelled, required: false }),
  ]
  return part('label', label, [
    element(
      'label',
      { en: 'Woven label', fr: 'Étiquette tissée' },
      style('none', { en: 'No label', fr: 'Sans étiquette' }, []),
      style('patch', patch, layers, { credits: 2 }),
      style('tab', { en: 'Side tab', fr: 'Languette de côté' }, layers, { credits: 1 }),
    ),
  ])
}

/** What a hat adds to what every hat has. */
export type HatDefinition = Omit<GarmentDefinition, 'family' | 'mainPart' | 'parts'> & {
  readonly crown: readonly [ElementDefinition, ...ElementDefinition[]]
  readonly cuff: readonly [ElementDefinition, ...ElementDefinition[]]
  readonly more: readonly PartDefinition[]
}

export function defineHat({ crown: ofCrown, cuff: ofCuff, more, ...hat }: HatDefinition): Product {
  return defineGarment({
    ...hat,
    family: families.beanie,
    // Thread holds on a knit that stretches; ink cracks.
    firstTypes: ['embroidery', 'embroiderypatch'],
    mainPart: 'crown',
    parts: [part('crown', crown, ofCrown), part('cuff', cuff, ofCuff), ...more],
  })
}
