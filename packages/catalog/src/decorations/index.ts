import type { DecorationType } from './decoration-type.ts'
import { detailedprint } from './detailedprint.ts'
import { screenprint } from './screenprint.ts'
import { undefinedprint } from './undefinedprint.ts'

/** Every way to put artwork on cloth. A product takes some of them, and carries them along. */
export const decorationTypes = [
  screenprint,
  detailedprint,
  undefinedprint,
] as const satisfies readonly DecorationType[]

const byName: ReadonlyMap<string, DecorationType> = new Map(decorationTypes.map(type => [type.type, type]))

/** For what knows no product: what an artwork was uploaded for, say. */
export function findDecorationType(name: string): DecorationType | undefined {
  return byName.get(name)
}
