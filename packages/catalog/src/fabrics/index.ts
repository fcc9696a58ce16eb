import type { FabricName } from '@teamloom/bakes/fabric.ts'
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
  /**
   * Whether the fabric is had in the colours of cloth, so that it can match a garment's; metal and printed cloth are
   * not.
   */
  readonly isDyed: boolean
  /** Polyester, whose fibres take sublimation dye. */
  readonly takesSublimation?: boolean
  /** The picture in menus of small things, whose colours are picked from dots. */
  readonly menuIcon: 'thread' | 'cord' | 'metal' | 'zip' | 'snap' | null
}

const cloth = { palette: clothPalette, isDyed: true, menuIcon: null } as const

/** Null: it is drawn, and never chosen. */
const offered = {
  jersey: { label: { en: 'Jersey', fr: 'Jersey' }, ...cloth },
  polyesterJersey: {
    label: { en: 'Polyester jersey', fr: 'Jersey de polyester' },
    ...cloth,
    takesSublimation: true,
  },
  printedJersey: {
    label: { en: 'Printed jersey', fr: 'Jersey imprimé' },
    palette: printedPalette,
    isDyed: false,
    menuIcon: null,
  },
  fleece: { label: { en: 'Fleece', fr: 'Molleton' }, ...cloth },
  polar: { label: { en: 'Polar fleece', fr: 'Molleton polaire' }, ...cloth },
  ribbing: { label: { en: 'Ribbing with spandex', fr: 'Bord-côte avec spandex' }, ...cloth },
  knit: { label: { en: 'Acrylic knit', fr: 'Tricot d’acrylique' }, ...cloth },
  ribKnit: { label: { en: 'Acrylic rib knit', fr: 'Tricot côtelé d’acrylique' }, ...cloth },
  chunkyKnit: { label: { en: 'Chunky acrylic knit', fr: 'Grosse maille d’acrylique' }, ...cloth },
  waffle: { label: { en: 'Acrylic waffle knit', fr: 'Tricot gaufré d’acrylique' }, ...cloth },
  sockKnit: { label: { en: 'Sock knit', fr: 'Tricot de bas' }, ...cloth },
  sockRib: { label: { en: 'Sock rib', fr: 'Côtes de bas' }, ...cloth },
  sportRib: { label: { en: 'Athletic rib', fr: 'Côtes sport' }, ...cloth },
  sockMesh: { label: { en: 'Mesh knit', fr: 'Tricot aéré' }, ...cloth },
  terry: { label: { en: 'Cushioned knit', fr: 'Tricot bouclé' }, ...cloth },
  bubble: { label: { en: 'Quilted nylon', fr: 'Nylon matelassé' }, ...cloth },
  taslan: { label: { en: 'Taslan', fr: 'Taslan' }, ...cloth },
  polyester: { label: { en: 'Polyester', fr: 'Polyester' }, ...cloth, takesSublimation: true },
  elastic: {
    label: { en: 'Spandex elastic', fr: 'Élastique de spandex' },
    palette: cordPalette,
    isDyed: true,
    menuIcon: 'cord',
  },
  pom: { label: { en: 'Pom-pom yarn', fr: 'Fil de pompon' }, ...cloth },
  twill: { label: { en: 'Twill tape', fr: 'Ruban sergé' }, ...cloth },
  // Sewn on in the colour of a slot that is of another fabric.
  webbing: null,
  thread: { label: { en: 'Thread', fr: 'Fil' }, palette: threadPalette, isDyed: true, menuIcon: 'thread' },
  cord: { label: { en: 'Cord', fr: 'Cordon' }, palette: cordPalette, isDyed: true, menuIcon: 'cord' },
  rubber: { label: { en: 'Rubber', fr: 'Caoutchouc' }, palette: cordPalette, isDyed: true, menuIcon: 'cord' },
  metal: { label: { en: 'Metal', fr: 'Métal' }, palette: metalPalette, isDyed: false, menuIcon: 'metal' },
  zipper: {
    label: { en: 'Zip', fr: 'Fermeture éclair' },
    palette: zipperPalette,
    isDyed: true,
    menuIcon: 'zip',
  },
  snap: {
    label: { en: 'Snap', fr: 'Bouton-pression' },
    palette: snapPalette,
    isDyed: true,
    menuIcon: 'snap',
  },
} as const satisfies Record<FabricName, Omit<Fabric, 'name'> | null>

export type OfferedFabricName = {
  [Name in FabricName]: (typeof offered)[Name] extends null ? never : Name
}[FabricName]

export const fabrics: readonly Fabric[] = Object.entries(offered).flatMap(([name, fabric]) =>
  fabric ? [{ name, ...fabric }] : [],
)

const byName: ReadonlyMap<string, Fabric> = new Map(fabrics.map(fabric => [fabric.name, fabric]))

export function findFabric(name: string): Fabric | undefined {
  return byName.get(name)
}

export function menuIconOf(name: OfferedFabricName): Fabric['menuIcon'] {
  return offered[name].menuIcon
}
