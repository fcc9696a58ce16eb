import type { Product } from '@teamloom/catalog/definition.ts'

/** Which of a row's workers practises a kind and is asked for it first: each has half to make ready. */
export function workerOfKind(
  { decorationTypes }: Pick<Product, 'decorationTypes'>,
  kind: string,
  count: number,
) {
  return decorationTypes.findIndex(({ type }) => type === kind) % count
}
