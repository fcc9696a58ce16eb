import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { inkContrast } from '@teamloom/design/ink-contrast.ts'

const white = '#FFFFFF'

/** What most teams letter in. */
export const usualTextColors: readonly string[] = [
  white,
  '#1C1A18',
  '#E5A21B',
  '#B3202C',
  '#1B2A4E',
  '#163E2D',
]

/** What new words begin in: white where that is read on the garment, else the first that is. */
export function firstFill(clothHex: string, team: readonly string[]): string {
  const reads = (hex: string) => colorDifference(hex, clothHex) >= inkContrast
  return [white, ...team, ...usualTextColors].find(reads) ?? white
}
