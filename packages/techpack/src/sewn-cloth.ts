import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { TechniqueName } from '@teamloom/catalog/decorations/surface.ts'
import type { ClothName } from '@teamloom/embroidery/cloths/cloth.ts'
import { techniques } from '@teamloom/technique/index.ts'

/** The cloth that each fabric is sewn on as; null: nothing is embroidered on it. */
const sewnCloths = {
  jersey: 'jersey',
  printedJersey: 'jersey',
  polyesterJersey: 'jersey',
  fleece: 'fleece',
  polar: 'polar',
  ribbing: 'rib',
  polyester: 'taslan',
  taslan: 'taslan',
  bubble: 'taslan',
  twill: 'twill',
  knit: 'knit',
  ribKnit: 'knit',
  chunkyKnit: 'knit',
  waffle: 'knit',
  sockKnit: 'rib',
  sockRib: 'rib',
  sportRib: 'rib',
  sockMesh: 'rib',
  terry: 'polar',
  webbing: null,
  cord: null,
  thread: null,
  metal: null,
  rubber: null,
  zipper: null,
  snap: null,
  elastic: null,
  pom: null,
} as const satisfies Record<FabricName, ClothName | null>

/** The cloth that a decoration is sewn as: a patch on its own ground, else what lies there; null of what is not sewn. */
export function sewnClothOf(technique: TechniqueName, fabricName: string | undefined): ClothName | null {
  const { sewn } = techniques[technique].production
  if (!sewn) return null
  return sewn === 'patch' ? 'twill' : (sewnCloths[fabricName as FabricName] ?? null)
}
