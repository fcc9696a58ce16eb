import type { Pattern } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'

/** The size that is drawn and that samples are made in: the pattern's own where it is made, else the one in the middle of those that are. */
export function drawnSizeOf({ baseSize }: Pick<Pattern, 'baseSize'>, sizeNames: readonly string[]): string {
  return sizeNames.includes(baseSize)
    ? baseSize
    : (sizeNames[Math.floor((sizeNames.length - 1) / 2)] ?? baseSize)
}

/** The sample's size of a product by its name; empty of one without a pattern. */
export function sampleSizeOf(productName: string, sizeNames: readonly string[]): string {
  const pattern = findPattern(productName)
  return pattern ? drawnSizeOf(pattern, sizeNames) : ''
}
