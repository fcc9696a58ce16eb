import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { ClothKind } from './setting.ts'

/** Null: nothing is decorated on it. */
export const clothKinds = {
  jersey: 'cotton',
  printedJersey: 'cotton',
  polyesterJersey: 'polyester',
  fleece: 'fleece',
  polar: 'polar',
  ribbing: 'rib',
  polyester: 'polyester',
  taslan: 'nylon',
  bubble: 'nylon',
  knit: 'knit',
  ribKnit: 'knit',
  chunkyKnit: 'knit',
  waffle: 'knit',
  sockKnit: 'sock',
  sockRib: 'sock',
  sportRib: 'sock',
  sockMesh: 'sock',
  terry: 'sock',
  twill: null,
  webbing: null,
  cord: null,
  thread: null,
  metal: null,
  rubber: null,
  zipper: null,
  snap: null,
  elastic: null,
  pom: null,
} as const satisfies Record<FabricName, ClothKind | null>
