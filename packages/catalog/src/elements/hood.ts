import { element, layer, style } from '../build.ts'
import type { ElementDefinition, PartDefinition, StyleDefinition } from '../definition.ts'
import { type ClothStart, clothStyle } from './cloth.ts'
import { cordElements, tipsAndEyelets } from './cords.ts'

const slot = { name: 'hood', label: { en: 'Hood', fr: 'Capuchon' } }

/** Two-panel, with a tape of another colour over the seam from the forehead to the neck. */
export function stripedHood({ fabric, color }: ClothStart, stripeColor: string): StyleDefinition {
  return style(
    'striped',
    { en: 'Crown stripe', fr: 'Bande au sommet' },
    [
      layer('hood', slot.label, fabric, color),
      layer('stripe', { en: 'Stripe', fr: 'Bande' }, 'twill', stripeColor, { excludeFromInheritance: true }),
    ],
    { credits: 2, note: { en: 'Tape over the seam', fr: 'Ruban sur la couture' } },
  )
}

/** Its halves cross at the throat instead of meeting there; there is no cord to draw. */
export function crossoverHood(cloth: ClothStart): StyleDefinition {
  return {
    ...clothStyle('crossover', { en: 'Crossover', fr: 'Croisé' }, slot, cloth),
    credits: 2,
    note: { en: 'Overlaps at the throat', fr: 'Se croise à l’encolure' },
    disables: [{ partName: 'hood', elementName: 'drawstring' }, ...tipsAndEyelets('hood')],
  }
}

/** A lined hood with its drawstring. */
export function hoodPart(
  cloth: ClothStart,
  colors: { readonly cord: string; readonly metal: string },
  ...moreHoods: StyleDefinition[]
): PartDefinition {
  return {
    name: 'hood',
    label: slot.label,
    mainElement: 'hood',
    elements: [
      element(
        'hood',
        slot.label,
        clothStyle('twoPanel', { en: 'Two-panel', fr: 'Deux pièces' }, slot, cloth),
        ...moreHoods,
      ),
      liningElement(cloth),
      ...cordElements('hood', colors),
      positionElement,
    ],
  }
}

const positionElement = element(
  'position',
  { en: 'Hood position', fr: 'Position du capuchon' },
  style('down', { en: 'Down', fr: 'Baissé' }, []),
  style('up', { en: 'Up', fr: 'Relevé' }, [], {
    note: { en: 'Shows the hood worn', fr: 'Montre le capuchon porté' },
  }),
)

function liningElement({ fabric, color }: ClothStart): ElementDefinition {
  const label = { en: 'Lining', fr: 'Doublure' }
  return element(
    'lining',
    label,
    style('self', { en: 'Fleece', fr: 'Molleton' }, [
      layer('lining', label, fabric, color, { isLining: true }),
    ]),
    style(
      'jersey',
      { en: 'Jersey', fr: 'Jersey' },
      [layer('lining', label, 'jersey', color, { isLining: true })],
      {
        credits: 1,
        note: { en: 'Lighter, smooth', fr: 'Plus légère, lisse' },
      },
    ),
    style(
      'printed',
      { en: 'Printed jersey', fr: 'Jersey imprimé' },
      [layer('lining', label, 'printedJersey', '8001', { excludeFromInheritance: true })],
      { credits: 2, note: { en: 'Patterned', fr: 'À motifs' } },
    ),
    style(
      'polar',
      { en: 'Polar', fr: 'Polaire' },
      [layer('lining', label, 'polar', color, { isLining: true })],
      {
        credits: 2,
        deprecated: true,
      },
    ),
  )
}
