import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, part, style } from '../build.ts'
import type { ElementDefinition, PartDefinition, StyleDefinition } from '../definition.ts'
import type { ClothStart } from './cloth.ts'
import { noPocket, pocketStyle } from './pocket.ts'

/** Elements of garments without sleeves; slots are `vestFaces` of `pattern/src/blocks/vest.ts`. */

const ownColor = { excludeFromInheritance: true }

const pieced = {
  yoke: {
    element: { en: 'Yoke', fr: 'Empiècement' },
    tonal: { en: 'In the body’s colour', fr: 'De la couleur du corps' },
    contrast: { en: 'Contrast yoke', fr: 'Empiècement contrasté' },
    credits: 2,
  },
  sides: {
    element: { en: 'Side panels', fr: 'Panneaux latéraux' },
    tonal: { en: 'In the body’s colour', fr: 'De la couleur du corps' },
    contrast: { en: 'Contrast panels', fr: 'Panneaux contrastés' },
    credits: 3,
  },
} as const satisfies Record<string, Record<'element' | 'tonal' | 'contrast', Label> & { credits: number }>

/** A part of the body that is cut by itself: in the body's cloth, or in a colour of its own. */
export function piecedElement(name: keyof typeof pieced, { fabric, color }: ClothStart): ElementDefinition {
  const { element: label, tonal, contrast, credits } = pieced[name]
  return element(
    name,
    label,
    style('tonal', tonal, []),
    style('contrast', contrast, [layer(name, label, fabric, color, ownColor)], { credits }),
  )
}

/** Elastic round the lower edge. */
function boundHem(color: string): StyleDefinition {
  return style('bound', { en: 'Elastic binding', fr: 'Bordure élastique' }, [
    layer('hem', { en: 'Hem binding', fr: 'Bordure du bas' }, 'elastic', color, ownColor),
  ])
}

const hemLabel: Label = { en: 'Hem', fr: 'Bas' }

export function boundHemElement(color: string): ElementDefinition {
  return element('hem', hemLabel, boundHem(color))
}

/** A hem bound with elastic, or turned up round a cord. */
export function boundOrCordHemElement(colors: {
  readonly binding: string
  readonly cord: string
  readonly eyelets: string
}): ElementDefinition {
  return element(
    'hem',
    hemLabel,
    boundHem(colors.binding),
    style(
      'drawcord',
      { en: 'Drawcord', fr: 'Cordon de serrage' },
      [
        layer('cord', { en: 'Cord', fr: 'Cordon' }, 'cord', colors.cord, ownColor),
        layer('eyelets', { en: 'Eyelets', fr: 'Œillets' }, 'metal', colors.eyelets, ownColor),
      ],
      { credits: 1, note: { en: 'Hangs straight', fr: 'Tombe droit' } },
    ),
  )
}

/** What the armholes are bound with. */
export function armholesPart(start: { readonly elastic: string; readonly self: ClothStart }): PartDefinition {
  const label: Label = { en: 'Armholes', fr: 'Emmanchures' }
  const slot: Label = { en: 'Armhole binding', fr: 'Bordure d’emmanchures' }
  return part('armholes', label, [
    element(
      'armholes',
      label,
      style('elastic', { en: 'Elastic binding', fr: 'Bordure élastique' }, [
        layer('binding', slot, 'elastic', start.elastic, ownColor),
      ]),
      style('self', { en: 'Self binding', fr: 'Bordure de même tissu' }, [
        layer('binding', slot, start.self.fabric, start.self.color),
      ]),
    ),
  ])
}

const chestLabel: Label = { en: 'Chest pocket', fr: 'Poche poitrine' }

function chestStyle(
  name: string,
  label: Label,
  { fabric, color }: ClothStart,
  credits: number,
): StyleDefinition {
  return style(name, label, [layer('chest', chestLabel, fabric, color)], { credits })
}

function pocketsPart(
  hands: readonly StyleDefinition[],
  chests: readonly StyleDefinition[],
  cloth: ClothStart,
): PartDefinition {
  return part('pocket', { en: 'Pockets', fr: 'Poches' }, [
    element(
      'pocket',
      { en: 'Hand pockets', fr: 'Poches pour les mains' },
      pocketStyle('zipped', { en: 'Zipped', fr: 'Zippées' }, cloth),
      pocketStyle('welt', { en: 'Welt', fr: 'Passepoilées' }, cloth),
      ...hands,
    ),
    element('chest', chestLabel, noPocket, ...chests),
  ])
}

/** Hand pockets, and one on the chest. */
export function vestPocketsPart(cloth: ClothStart): PartDefinition {
  const chests = [
    chestStyle('patch', { en: 'Patch', fr: 'Plaquée' }, cloth, 2),
    chestStyle('zipped', { en: 'Zipped', fr: 'Zippée' }, cloth, 3),
  ]
  return pocketsPart([noPocket], chests, cloth)
}

/** The pockets of a padded shell, which is never without hand pockets and takes no patch. */
export function jacketPocketsPart(cloth: ClothStart): PartDefinition {
  return pocketsPart([], [chestStyle('zipped', { en: 'Zipped', fr: 'Zippée' }, cloth, 3)], cloth)
}
