import type { Label } from '@teamloom/kit/label.ts'
import { clothPalette } from '../colors/cloth.ts'
import type { Palette } from '../colors/palette.ts'
import { cordPalette, metalPalette, snapPalette, threadPalette, zipperPalette } from '../colors/trims.ts'

/** What a layer is made of, and the colours that it comes in. */
export type Fabric = {
  readonly name: string
  readonly label: Label
  readonly palette: Palette
}

export const fabrics = [
  { name: 'jersey', label: { en: 'Jersey', fr: 'Jersey' }, palette: clothPalette },
  { name: 'fleece', label: { en: 'Fleece', fr: 'Molleton' }, palette: clothPalette },
  { name: 'polar', label: { en: 'Polar fleece', fr: 'Molleton polaire' }, palette: clothPalette },
  { name: 'ribbing', label: { en: 'Ribbing', fr: 'Bord-côte' }, palette: clothPalette },
  { name: 'twill', label: { en: 'Twill tape', fr: 'Ruban sergé' }, palette: clothPalette },
  { name: 'thread', label: { en: 'Thread', fr: 'Fil' }, palette: threadPalette },
  { name: 'cord', label: { en: 'Cord', fr: 'Cordon' }, palette: cordPalette },
  { name: 'metal', label: { en: 'Metal', fr: 'Métal' }, palette: metalPalette },
  { name: 'zipper', label: { en: 'Zip', fr: 'Fermeture éclair' }, palette: zipperPalette },
  { name: 'snap', label: { en: 'Snap', fr: 'Bouton-pression' }, palette: snapPalette },
] as const satisfies readonly Fabric[]

export type FabricName = (typeof fabrics)[number]['name']

const byName: ReadonlyMap<string, Fabric> = new Map(fabrics.map(fabric => [fabric.name, fabric]))

export function findFabric(name: string): Fabric | undefined {
  return byName.get(name)
}
