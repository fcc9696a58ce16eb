import type { Pattern } from '../pattern.ts'
import { beaniePattern } from './beanie/pattern.ts'
import { casualSocksPattern } from './casualSocks/pattern.ts'
import { hoodiePattern } from './hoodie/pattern.ts'
import { hoodieSnapPattern } from './hoodieSnap/pattern.ts'
import { hoodieWomanPattern } from './hoodieWoman/pattern.ts'
import { hoodieZipPattern } from './hoodieZip/pattern.ts'
import { longsleevePattern } from './longsleeve/pattern.ts'
import { maskPattern } from './mask/pattern.ts'
import { mockneckPattern } from './mockneck/pattern.ts'
import { mockneckFullZipPattern } from './mockneckFullZip/pattern.ts'
import { pompomBeaniePattern } from './pompomBeanie/pattern.ts'
import { pulloverFullSnapPattern } from './pulloverFullSnap/pattern.ts'
import { pulloverSnapPattern } from './pulloverSnap/pattern.ts'
import { pulloverZipPattern } from './pulloverZip/pattern.ts'
import { sleevelessJacketMenPattern } from './sleevelessJacketMen/pattern.ts'
import { sleevelessJacketWomanPattern } from './sleevelessJacketWoman/pattern.ts'
import { sleevelessPolarPattern } from './sleevelessPolar/pattern.ts'
import { sportSocksPattern } from './sportSocks/pattern.ts'
import { sweatpantsPattern } from './sweatpants/pattern.ts'
import { sweatshirtPattern } from './sweatshirt/pattern.ts'
import { tshirtPattern } from './tshirt/pattern.ts'
import { waffleBeaniePattern } from './waffleBeanie/pattern.ts'
import { womanTshirtPattern } from './womanTshirt/pattern.ts'

/** The sewing patterns of everything that can be made. */
export const patterns: readonly Pattern[] = [
  hoodiePattern,
  hoodieZipPattern,
  hoodieWomanPattern,
  hoodieSnapPattern,
  sweatshirtPattern,
  tshirtPattern,
  womanTshirtPattern,
  longsleevePattern,
  mockneckPattern,
  mockneckFullZipPattern,
  pulloverSnapPattern,
  pulloverZipPattern,
  pulloverFullSnapPattern,
  sleevelessPolarPattern,
  sleevelessJacketMenPattern,
  sleevelessJacketWomanPattern,
  sweatpantsPattern,
  beaniePattern,
  waffleBeaniePattern,
  pompomBeaniePattern,
  casualSocksPattern,
  sportSocksPattern,
  maskPattern,
]

export function findPattern(name: string): Pattern | undefined {
  return patterns.find(pattern => pattern.name === name)
}
