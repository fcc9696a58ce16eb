import type { Product } from '../definition.ts'
import { beanie } from './beanie/product.ts'
import { casualSocks } from './casualSocks/product.ts'
import { hoodie } from './hoodie/product.ts'
import { hoodieSnap } from './hoodieSnap/product.ts'
import { hoodieWoman } from './hoodieWoman/product.ts'
import { hoodieZip } from './hoodieZip/product.ts'
import { longsleeve } from './longsleeve/product.ts'
import { mask } from './mask/product.ts'
import { mockneck } from './mockneck/product.ts'
import { mockneckFullZip } from './mockneckFullZip/product.ts'
import { pompomBeanie } from './pompomBeanie/product.ts'
import { pulloverFullSnap } from './pulloverFullSnap/product.ts'
import { pulloverSnap } from './pulloverSnap/product.ts'
import { pulloverZip } from './pulloverZip/product.ts'
import { sleevelessJacketMen } from './sleevelessJacketMen/product.ts'
import { sleevelessJacketWoman } from './sleevelessJacketWoman/product.ts'
import { sleevelessPolar } from './sleevelessPolar/product.ts'
import { sportSocks } from './sportSocks/product.ts'
import { sweatpants } from './sweatpants/product.ts'
import { sweatshirt } from './sweatshirt/product.ts'
import { tshirt } from './tshirt/product.ts'
import { waffleBeanie } from './waffleBeanie/product.ts'
import { womanTshirt } from './womanTshirt/product.ts'

/** Everything that can be made, in the order of the product picker. */
export const products: readonly Product[] = [
  hoodie,
  hoodieZip,
  hoodieWoman,
  hoodieSnap,
  sweatshirt,
  tshirt,
  womanTshirt,
  longsleeve,
  mockneck,
  mockneckFullZip,
  pulloverSnap,
  pulloverZip,
  pulloverFullSnap,
  sleevelessPolar,
  sleevelessJacketMen,
  sleevelessJacketWoman,
  sweatpants,
  beanie,
  waffleBeanie,
  pompomBeanie,
  casualSocks,
  sportSocks,
  mask,
]

const byName: ReadonlyMap<string, Product> = new Map(
  products.map(product => [`${product.family.name}/${product.product.name}`, product]),
)

/** By family and product, and by their versions when they are given. */
export function findProduct(
  family: string,
  product: string,
  versions: { readonly family?: string | undefined; readonly product?: string | undefined } = {},
): Product | undefined {
  const found = byName.get(`${family}/${product}`)
  if (!found) return undefined
  if (versions.family !== undefined && versions.family !== found.family.version) return undefined
  if (versions.product !== undefined && versions.product !== found.product.version) return undefined
  return found
}
