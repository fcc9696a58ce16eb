import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Region } from '@teamloom/bakes/region.ts'
import type { Face } from '@teamloom/pattern/trim.ts'

export function regionOf(face: Face, panel: string, side: Region['face'], fabric: FabricName): Region {
  return { ...face, panel, face: side, fabric }
}
