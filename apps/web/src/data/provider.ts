import { useQuery } from '@tanstack/react-query'
import { systemCalls } from '@teamloom/contract/system.ts'
import { call } from '#web/lib/api.ts'
import { showBrand } from '#web/lib/brand.ts'

/** Whom to write to, and where help is; pages look as the house does from then on. */
export function useProvider() {
  return useQuery({
    queryKey: ['provider'],
    queryFn: async () => {
      const provider = await call(systemCalls.provider, {})
      showBrand({ name: provider.name, logos: provider.logos, accent: provider.accent })
      return provider
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
}
