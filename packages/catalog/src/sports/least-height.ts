import type { LocationDefinition } from '../definition.ts'
import { type Area, areaOf } from '../personal-heights.ts'
import type { NumberRules, Sport } from './sport.ts'

const names = { back: 'back', chest: 'front', sleeve: 'sleeve' } as const satisfies Record<
  Area,
  keyof NumberRules['leastInches']
>

/** How high a sport's book wants numerals there at least, inches; undefined where it asks for nothing. */
export function leastNumeralInches(
  { numbers }: Pick<Sport, 'numbers'>,
  location: LocationDefinition,
): number | undefined {
  return numbers?.leastInches[names[areaOf(location)]]
}
