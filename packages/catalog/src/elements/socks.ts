import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, part, style } from '../build.ts'
import type { ElementDefinition, LayerDefinition, Product, StyleDefinition } from '../definition.ts'
import type { ClothStart } from './cloth.ts'
import { defineGarment, families, type GarmentDefinition } from './garment.ts'

/** Elements of socks; their slots are those of `pattern/src/blocks/sock-kit.ts`. */

const ownColor = { excludeFromInheritance: true }

/** The cloth of each part of a sock, which is its layer, too. */
export const zones = {
  leg: { en: 'Leg', fr: 'Jambe' },
  cuff: { en: 'Cuff', fr: 'Bord' },
  foot: { en: 'Foot', fr: 'Pied' },
  instep: { en: 'Instep', fr: 'Cou-de-pied' },
  heel: { en: 'Heel', fr: 'Talon' },
  toe: { en: 'Toe', fr: 'Pointe' },
  arch: { en: 'Arch', fr: 'Cambrure' },
  stripe: { en: 'Stripe', fr: 'Rayure' },
  second: { en: 'Second stripe', fr: 'Deuxième rayure' },
} as const satisfies Record<string, Label>

type Zone = keyof typeof zones

/** A way to knit a zone in the sock's own colour. */
export function knit(
  zone: Zone,
  name: string,
  label: Label,
  { fabric, color }: ClothStart,
  more: { readonly credits?: number } = {},
): StyleDefinition {
  return style(name, label, [layer(zone, zones[zone], fabric, color)], more)
}

/** A zone in a colour of its own. */
export function accent(zone: Zone, { fabric, color }: ClothStart): LayerDefinition {
  return layer(zone, zones[zone], fabric, color, ownColor)
}

function contrastElement(
  zone: 'heel' | 'toe',
  contrast: Label,
  matching: Label,
  cloth: ClothStart,
): ElementDefinition {
  return element(
    zone,
    zones[zone],
    style('contrast', contrast, [accent(zone, cloth)]),
    style('matching', matching, []),
  )
}

export function heelElement(cloth: ClothStart): ElementDefinition {
  const contrast: Label = { en: 'Contrast', fr: 'Contrasté' }
  return contrastElement('heel', contrast, { en: 'Matching', fr: 'Assorti' }, cloth)
}

export function toeElement(cloth: ClothStart): ElementDefinition {
  const contrast: Label = { en: 'Contrast', fr: 'Contrastée' }
  return contrastElement('toe', contrast, { en: 'Matching', fr: 'Assortie' }, cloth)
}

/** What a pair adds to what every pair has. */
export type SocksDefinition = Omit<GarmentDefinition, 'family' | 'mainPart' | 'parts'> & {
  readonly leg: readonly [ElementDefinition, ...ElementDefinition[]]
  readonly foot: readonly [ElementDefinition, ...ElementDefinition[]]
}

export function defineSocks({ leg, foot, ...socks }: SocksDefinition): Product {
  return defineGarment({
    ...socks,
    family: families.socks,
    soldAs: 'pair',
    // Knitted in with the sock; a photograph is printed on it.
    firstTypes: ['socksknitting', 'socklogosublimation'],
    mainPart: 'leg',
    parts: [part('leg', zones.leg, leg), part('foot', zones.foot, foot)],
  })
}
