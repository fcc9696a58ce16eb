import type { Pattern } from '../blocks/pattern.ts'
import { beaniePattern } from './beanie/pattern.ts'
import { hoodiePattern } from './hoodie/pattern.ts'
import { hoodieSnapPattern } from './hoodieSnap/pattern.ts'
import { hoodieZipPattern } from './hoodieZip/pattern.ts'
import { longsleevePattern } from './longsleeve/pattern.ts'
import { maskPattern } from './mask/pattern.ts'
import { mockneckPattern } from './mockneck/pattern.ts'
import { pompomBeaniePattern } from './pompomBeanie/pattern.ts'
import { pulloverZipPattern } from './pulloverZip/pattern.ts'
import { sweatpantsPattern } from './sweatpants/pattern.ts'
import { sweatshirtPattern } from './sweatshirt/pattern.ts'
import { tshirtPattern } from './tshirt/pattern.ts'
import { womanTshirtPattern } from './womanTshirt/pattern.ts'

/** The sewing patterns of everything that can be made. */
export const patterns: readonly Pattern[] = [
  hoodiePattern,
  hoodieZipPattern,
  hoodieSnapPattern,
  sweatshirtPattern,
  tshirtPattern,
  womanTshirtPattern,
  longsleevePattern,
  mockneckPattern,
  pulloverZipPattern,
  sweatpantsPattern,
  beaniePattern,
  pompomBeaniePattern,
  maskPattern,
]

export function findPattern(name: string): Pattern | undefined {
  return patterns.find(pattern => pattern.name === name)
}
