import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { ClothName } from '@teamloom/embroidery/cloths/cloth.ts'

/** The cloth that each fabric is sewn on as; null: nothing is embroidered on it. */
export const sewnCloths = {
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
