import type { DecorationType } from './decoration-type.ts'
import { detailedprint } from './detailedprint.ts'
import { screenprint } from './screenprint.ts'
import { undefinedprint } from './undefinedprint.ts'

export const decorationTypes = [
  screenprint,
  detailedprint,
  undefinedprint,
] as const satisfies readonly DecorationType[]

export type DecorationTypeName = (typeof decorationTypes)[number]['type']

export const decorationTypeNames = decorationTypes.map(({ type }) => type)

const byName: ReadonlyMap<string, DecorationType> = new Map(decorationTypes.map(type => [type.type, type]))

export function findDecorationType(name: string): DecorationType | undefined {
  return byName.get(name)
}
