import type { Product, SizeDefinition } from '@teamloom/catalog/definition.ts'
import { ok, type Refused, type Result, refuse } from '@teamloom/kit/result.ts'

export type SizeQuantity = { readonly name: string; readonly qty: number }

/** More of one size than anybody orders. */
export const mostOfSize = 1_000_000

export function totalQuantity(sizes: readonly SizeQuantity[]): number {
  return sizes.reduce((sum, size) => sum + size.qty, 0)
}

/** Every size that the product comes in, in its order, those not given at zero; an unknown name is refused. */
export function completeSizes(
  product: Product,
  given: readonly SizeQuantity[],
): Result<SizeQuantity[], Refused<{ code: 'unknownSize' }>['refusal']> {
  return completeNames(
    offeredSizes(product).map(({ name }) => name),
    given,
  )
}

/** The quantities of all named sizes, in their order, those not given at zero; an unknown name is refused. */
export function completeNames(
  names: readonly string[],
  given: readonly SizeQuantity[],
): Result<SizeQuantity[], Refused<{ code: 'unknownSize' }>['refusal']> {
  const unknown = given.find(size => !names.includes(size.name))
  if (unknown) return refuse('unknownSize', { size: unknown.name })
  return ok(names.map(name => ({ name, qty: given.find(size => size.name === name)?.qty ?? 0 })))
}

/**
 * OR4: what was ordered before, in the sizes that are offered now: one that was withdrawn counts as its successor, and
 * what the product comes in no more is left out.
 */
export function renewSizes(product: Product, ordered: readonly SizeQuantity[]): SizeQuantity[] {
  return offeredSizes(product).map(({ name }) => ({
    name,
    qty: totalQuantity(ordered.filter(size => sizeNow(product, size.name) === name)),
  }))
}

/** The one that is cut alike, of a size that was withdrawn. */
export function sizeNow({ sizes }: Pick<Product, 'sizes'>, name: string): string {
  return sizes.find(size => size.name === name)?.successor ?? name
}

export function offeredSizes(product: Product): readonly SizeDefinition[] {
  return product.sizes.filter(size => size.display.displayable)
}
