import { queryOptions, useQueries } from '@tanstack/react-query'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import { call } from '#web/lib/api.ts'

type ProductRef = { readonly family: string; readonly product: string }

const definitionQuery = ({ family, product }: ProductRef) =>
  queryOptions({
    queryKey: ['product-definition', family, product],
    queryFn: () => call(generatorCalls.productDefinition, { body: { family, product } }),
    staleTime: 60_000,
  })

type Definitions = {
  /** The definitions that have arrived, by `family/product`. */
  readonly byKey: ReadonlyMap<string, ProductDefinition>
  readonly isPending: boolean
}

/** Everything that these products can be, and what they cost now. */
export function useDefinitions(refs: readonly ProductRef[]): Definitions {
  const distinct = [...new Map(refs.map(ref => [keyOf(ref), ref])).values()]
  return useQueries({
    queries: distinct.map(definitionQuery),
    combine: answers => ({
      byKey: new Map(
        answers.flatMap(({ data }) =>
          data ? [[keyOf({ family: data.family.name, product: data.product.name }), data] as const] : [],
        ),
      ),
      isPending: answers.some(answer => answer.isPending),
    }),
  })
}

export function keyOf({ family, product }: ProductRef): string {
  return `${family}/${product}`
}
