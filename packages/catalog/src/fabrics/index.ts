import type { Label } from '@teamloom/kit/label.ts'
import { clothPalette } from '../colors/cloth.ts'
import type { Palette } from '../colors/palette.ts'
import { printedPalette } from '../colors/printed.ts'
import { cordPalette, metalPalette, snapPalette, threadPalette, zipperPalette } from '../colors/trims.ts'

/** What a layer is made of, and the colours that it comes in. */
export type Fabric = {
  readonly name: string
  readonly label: Label
  readonly palette: Palette
}

export const fabrics = [
  { name: 'jersey', label: { en: 'Jersey', fr: 'Jersey' }, palette: clothPalette },
  { name: 'printedJersey', label: { en: 'Printed jersey', fr: 'Jersey imprimé' }, palette: printedPalette },
  { name: 'fleece', label: { en: 'Fleece', fr: 'Molleton' }, palette: clothPalette },
  { name: 'polar', label: { en: 'Polar fleece', fr: 'Molleton polaire' }, palette: clothPalette },
  { name: 'ribbing', label: { en: 'Ribbing', fr: 'Bord-côte' }, palette: clothPalette },
  { name: 'knit', label: { en: 'Acrylic knit', fr: 'Tricot d’acrylique' }, palette: clothPalette },
  {
    name: 'ribKnit',
    label: { en: 'Acrylic rib knit', fr: 'Tricot côtelé d’acrylique' },
    palette: clothPalette,
  },
  {
    name: 'chunkyKnit',
    label: { en: 'Chunky acrylic knit', fr: 'Grosse maille d’acrylique' },
    palette: clothPalette,
  },
  {
    name: 'waffle',
    label: { en: 'Acrylic waffle knit', fr: 'Tricot gaufré d’acrylique' },
    palette: clothPalette,
  },
  { name: 'sockKnit', label: { en: 'Sock knit', fr: 'Tricot de bas' }, palette: clothPalette },
  { name: 'sockRib', label: { en: 'Sock rib', fr: 'Côtes de bas' }, palette: clothPalette },
  { name: 'sportRib', label: { en: 'Athletic rib', fr: 'Côtes sport' }, palette: clothPalette },
  { name: 'sockMesh', label: { en: 'Mesh knit', fr: 'Tricot aéré' }, palette: clothPalette },
  { name: 'terry', label: { en: 'Cushioned knit', fr: 'Tricot bouclé' }, palette: clothPalette },
  { name: 'bubble', label: { en: 'Quilted nylon', fr: 'Nylon matelassé' }, palette: clothPalette },
  { name: 'taslan', label: { en: 'Taslan', fr: 'Taslan' }, palette: clothPalette },
  { name: 'polyester', label: { en: 'Polyester', fr: 'Polyester' }, palette: clothPalette },
  { name: 'elastic', label: { en: 'Elastic', fr: 'Élastique' }, palette: cordPalette },
  { name: 'pom', label: { en: 'Pom-pom yarn', fr: 'Fil de pompon' }, palette: clothPalette },
  { name: 'twill', label: { en: 'Twill tape', fr: 'Ruban sergé' }, palette: clothPalette },
  { name: 'thread', label: { en: 'Thread', fr: 'Fil' }, palette: threadPalette },
  { name: 'cord', label: { en: 'Cord', fr: 'Cordon' }, palette: cordPalette },
  { name: 'rubber', label: { en: 'Rubber', fr: 'Caoutchouc' }, palette: cordPalette },
  { name: 'metal', label: { en: 'Metal', fr: 'Métal' }, palette: metalPalette },
  { name: 'zipper', label: { en: 'Zip', fr: 'Fermeture éclair' }, palette: zipperPalette },
  { name: 'snap', label: { en: 'Snap', fr: 'Bouton-pression' }, palette: snapPalette },
] as const satisfies readonly Fabric[]

export type FabricName = (typeof fabrics)[number]['name']

const byName: ReadonlyMap<string, Fabric> = new Map(fabrics.map(fabric => [fabric.name, fabric]))

export function findFabric(name: string): Fabric | undefined {
  return byName.get(name)
}
