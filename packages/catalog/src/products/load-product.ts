import type { Product } from '../definition.ts'

/** Each product by itself, for a browser that needs one of them. */
const loaders: Readonly<Record<string, () => Promise<Product>>> = {
  hoodie: async () => (await import('./hoodie/product.ts')).hoodie,
  hoodieZip: async () => (await import('./hoodieZip/product.ts')).hoodieZip,
  hoodieWoman: async () => (await import('./hoodieWoman/product.ts')).hoodieWoman,
  hoodieSnap: async () => (await import('./hoodieSnap/product.ts')).hoodieSnap,
  sweatshirt: async () => (await import('./sweatshirt/product.ts')).sweatshirt,
  tshirt: async () => (await import('./tshirt/product.ts')).tshirt,
  womanTshirt: async () => (await import('./womanTshirt/product.ts')).womanTshirt,
  longsleeve: async () => (await import('./longsleeve/product.ts')).longsleeve,
  mockneck: async () => (await import('./mockneck/product.ts')).mockneck,
  mockneckFullZip: async () => (await import('./mockneckFullZip/product.ts')).mockneckFullZip,
  pulloverSnap: async () => (await import('./pulloverSnap/product.ts')).pulloverSnap,
  pulloverZip: async () => (await import('./pulloverZip/product.ts')).pulloverZip,
  sleevelessPolar: async () => (await import('./sleevelessPolar/product.ts')).sleevelessPolar,
  pulloverFullSnap: async () => (await import('./pulloverFullSnap/product.ts')).pulloverFullSnap,
  sleevelessJacketMen: async () => (await import('./sleevelessJacketMen/product.ts')).sleevelessJacketMen,
  sleevelessJacketWoman: async () =>
    (await import('./sleevelessJacketWoman/product.ts')).sleevelessJacketWoman,
  sweatpants: async () => (await import('./sweatpants/product.ts')).sweatpants,
  beanie: async () => (await import('./beanie/product.ts')).beanie,
  waffleBeanie: async () => (await import('./waffleBeanie/product.ts')).waffleBeanie,
  pompomBeanie: async () => (await import('./pompomBeanie/product.ts')).pompomBeanie,
  casualSocks: async () => (await import('./casualSocks/product.ts')).casualSocks,
  sportSocks: async () => (await import('./sportSocks/product.ts')).sportSocks,
  mask: async () => (await import('./mask/product.ts')).mask,
}

/** Undefined for a product that is not made. */
export async function loadProduct(family: string, name: string): Promise<Product | undefined> {
  const product = await loaders[name]?.()
  return product?.family.name === family ? product : undefined
}
