import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, style } from '../build.ts'
import type { ElementDefinition, StyleDefinition } from '../definition.ts'
import type { OfferedFabricName } from '../fabrics/index.ts'

/** What pieces of a garment's own cloth are made of, and their colour in a new design. */
export type ClothStart = { readonly fabric: OfferedFabricName; readonly color: string }

/** A style whose only layer is named and worded as its element. */
export function clothStyle(
  name: string,
  label: Label,
  slot: { readonly name: string; readonly label: Label },
  { fabric, color }: ClothStart,
  extra?: Partial<Omit<StyleDefinition, 'name' | 'label' | 'layers'>>,
): StyleDefinition {
  return style(name, label, [layer(slot.name, slot.label, fabric, color)], extra)
}

const bodySlot = { name: 'body', label: { en: 'Body', fr: 'Corps' } }

export function bodyElement(cloth: ClothStart): ElementDefinition {
  return element(
    'body',
    bodySlot.label,
    clothStyle('regular', { en: 'Regular', fr: 'Régulier' }, bodySlot, cloth),
  )
}

/** What the garment's jersey is of: cotton, or polyester that takes sublimation. Both look alike. */
export function jerseyElement(): ElementDefinition {
  return element(
    'jersey',
    { en: 'Cloth', fr: 'Tissu' },
    style('cotton', { en: 'Cotton jersey', fr: 'Jersey de coton' }, []),
    style('polyester', { en: 'Polyester jersey', fr: 'Jersey de polyester' }, [], {
      note: { en: 'Takes sublimation', fr: 'Se prête à la sublimation' },
      instead: { from: 'jersey', to: 'polyesterJersey' },
    }),
  )
}

export function topstitchElement(threadColor: string): ElementDefinition {
  return element(
    'topstitch',
    { en: 'Topstitching', fr: 'Surpiqûres' },
    style('tonal', { en: 'Tonal', fr: 'Ton sur ton' }, []),
    style(
      'contrast',
      { en: 'Contrast', fr: 'Contrastées' },
      [layer('thread', { en: 'Thread', fr: 'Fil' }, 'thread', threadColor, { excludeFromInheritance: true })],
      { credits: 1 },
    ),
  )
}

/** Rib at the lower edge of a body. */
export function ribHemElement(color: string): ElementDefinition {
  return element(
    'hem',
    { en: 'Hem', fr: 'Bas' },
    style('rib', { en: 'Rib', fr: 'Bord-côte' }, [
      layer('hem', { en: 'Hem rib', fr: 'Bord-côte du bas' }, 'ribbing', color),
    ]),
  )
}

const sleevesSlot = { name: 'sleeves', label: { en: 'Sleeves', fr: 'Manches' } }

export function setInSleevesElement(cloth: ClothStart): ElementDefinition {
  return element('sleeves', sleevesSlot.label, setIn(cloth))
}

export function setInOrRaglanElement(cloth: ClothStart): ElementDefinition {
  return element(
    'sleeves',
    sleevesSlot.label,
    setIn(cloth, { note: { en: 'Seam at the shoulder', fr: 'Couture à l’épaule' } }),
    clothStyle('raglan', { en: 'Raglan', fr: 'Raglan' }, sleevesSlot, cloth, {
      note: { en: 'Seam to the neck', fr: 'Couture jusqu’à l’encolure' },
    }),
  )
}

function setIn(cloth: ClothStart, extra?: { note: Label }): StyleDefinition {
  return clothStyle('setIn', { en: 'Set-in', fr: 'Montées' }, sleevesSlot, cloth, extra)
}

export function ribCuffsElement(color: string): ElementDefinition {
  return element(
    'cuffs',
    { en: 'Cuffs', fr: 'Poignets' },
    style('rib', { en: 'Rib', fr: 'Bord-côte' }, [
      layer('cuff', { en: 'Cuffs', fr: 'Poignets' }, 'ribbing', color),
    ]),
  )
}

export function neckTapeElement(color: string, ...more: StyleDefinition[]): ElementDefinition {
  return element(
    'neckTape',
    { en: 'Neck tape', fr: 'Ruban de col' },
    style('tape', { en: 'Twill tape', fr: 'Ruban sergé' }, [
      layer('tape', { en: 'Neck tape', fr: 'Ruban de col' }, 'twill', color),
    ]),
    ...more,
  )
}
