import type { Label } from '@teamloom/kit/label.ts'
import { element, layer, style } from '../build.ts'
import type { ElementDefinition } from '../definition.ts'
import type { OfferedFabricName } from '../fabrics/index.ts'
import { type ClothStart, clothStyle } from './cloth.ts'

/** Elements of padded jackets; slots are `vestFaces` of `pattern/src/blocks/vest.ts`. */

const ownColor = { excludeFromInheritance: true }

type ShellStyle = {
  readonly name: string
  readonly label: Label
  readonly fabric: OfferedFabricName
  readonly note: Label | null
  readonly credits: number
}

/** How a shell is quilted. */
export const shells = {
  channels: {
    name: 'channels',
    label: { en: 'Baffles', fr: 'Boudins' },
    fabric: 'bubble',
    note: { en: 'Quilted across', fr: 'Surpiqués à l’horizontale' },
    credits: 0,
  },
  diamonds: {
    name: 'diamonds',
    label: { en: 'Diamonds', fr: 'Losanges' },
    fabric: 'bubble',
    note: { en: 'Quilted crosswise', fr: 'Surpiqués en croisé' },
    credits: 2,
  },
  chevrons: {
    name: 'chevrons',
    label: { en: 'Chevrons', fr: 'Chevrons' },
    fabric: 'bubble',
    note: { en: 'Quilted to a point', fr: 'Surpiqués en pointe' },
    credits: 0,
  },
  onion: {
    name: 'onion',
    label: { en: 'Onion', fr: 'Vagues' },
    fabric: 'bubble',
    note: { en: 'Quilted in waves', fr: 'Surpiqués en ondes' },
    credits: 2,
  },
  plain: {
    name: 'plain',
    label: { en: 'Plain', fr: 'Unie' },
    fabric: 'taslan',
    note: { en: 'Matte taslan, not quilted', fr: 'Taslan mat, sans matelassage' },
    credits: 0,
  },
} as const satisfies Record<string, ShellStyle>

export function shellElement(
  color: string,
  first: ShellStyle,
  ...others: readonly ShellStyle[]
): ElementDefinition {
  const slot = { name: 'body', label: { en: 'Shell', fr: 'Extérieur' } }
  const styled = ({ name, label, fabric, note, credits }: ShellStyle) =>
    clothStyle(name, label, slot, { fabric, color }, { note, credits })
  return element('body', slot.label, styled(first), ...others.map(styled))
}

/** Seen at the armholes. */
export function liningElement({ fabric, color }: ClothStart): ElementDefinition {
  const label: Label = { en: 'Lining', fr: 'Doublure' }
  return element(
    'lining',
    label,
    style('lined', { en: 'Lined', fr: 'Doublée' }, [layer('lining', label, fabric, color, ownColor)]),
  )
}
