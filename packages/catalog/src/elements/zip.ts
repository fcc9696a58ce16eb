import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, style } from '../build.ts'
import type { ElementDefinition, PartDefinition, StyleDefinition } from '../definition.ts'
import type { OfferedFabricName } from '../fabrics/index.ts'

const ownColor = { excludeFromInheritance: true }

/** A zip: its teeth and tape, its slider and puller. Its slots are `zipFaces` of `pattern/src/blocks/zip.ts`. */
export function zipPart(
  colors: {
    readonly tape: string
    readonly teeth: string
    readonly metal: string
    readonly cord: string
  },
  first: 'moulded' | 'coil' = 'moulded',
  ...more: readonly ElementDefinition[]
): PartDefinition {
  const label: Label = { en: 'Zip', fr: 'Fermeture éclair' }
  const chain = (
    name: string,
    own: Label,
    fabric: OfferedFabricName,
    color: string,
    extra?: Partial<StyleDefinition>,
  ): StyleDefinition =>
    style(
      name,
      own,
      [
        layer('tape', { en: 'Tape', fr: 'Ruban' }, 'zipper', colors.tape, { ...ownColor, group: 'chain' }),
        layer('teeth', { en: 'Teeth', fr: 'Dents' }, fabric, color, { ...ownColor, group: 'chain' }),
      ],
      extra,
    )
  const puller = (name: string, own: Label, fabric: OfferedFabricName, color: string, credits: number) =>
    style(
      name,
      own,
      [
        layer('slider', { en: 'Slider', fr: 'Curseur' }, 'metal', colors.metal, {
          ...ownColor,
          group: 'puller',
        }),
        layer('puller', { en: 'Puller', fr: 'Tirette' }, fabric, color, { ...ownColor, group: 'puller' }),
      ],
      { credits },
    )
  const moulded = chain('moulded', { en: 'Moulded', fr: 'Moulée' }, 'zipper', colors.teeth)
  const metal = chain('metal', { en: 'Metal', fr: 'Métal' }, 'metal', colors.metal, { credits: 1 })
  const coil = chain('coil', { en: 'Coil', fr: 'Spirale' }, 'zipper', colors.teeth, {
    note: { en: 'Fine, supple', fr: 'Fine, souple' },
  })
  return {
    name: 'zip',
    label,
    mainElement: 'zip',
    elements: [
      element(
        'zip',
        label,
        ...(first === 'coil' ? ([coil, moulded, metal] as const) : ([moulded, metal, coil] as const)),
      ),
      element(
        'puller',
        { en: 'Puller', fr: 'Tirette' },
        puller('tab', { en: 'Metal tab', fr: 'Languette de métal' }, 'metal', colors.metal, 0),
        puller('cord', { en: 'Cord', fr: 'Cordon' }, 'cord', colors.cord, 1),
      ),
      ...more,
    ],
  }
}

/** How far down its front a pullover opens. */
export const zipLengthElement = element(
  'length',
  { en: 'Zip length', fr: 'Longueur de la fermeture' },
  style('quarter', { en: 'Quarter zip', fr: 'Au quart' }, [], {
    note: { en: 'To the top of the chest', fr: 'Jusqu’au haut de la poitrine' },
  }),
  style('half', { en: 'Half zip', fr: 'À mi-hauteur' }, [], {
    note: { en: 'To the middle of the front', fr: 'Jusqu’au milieu du devant' },
    credits: 1,
  }),
)
