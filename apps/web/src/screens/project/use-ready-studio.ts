import { useRouter } from '@tanstack/react-router'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import { useCallback, useEffect } from 'react'
import type { ProductItem } from '#web/features/new-design/families.ts'
import { loadCode } from '#web/lib/load-code.ts'

const readiness = () => loadCode(() => import('#web/screens/studio/get-ready.ts'))

/** While products are chosen from, the studio's code comes; then what it needs of the one that may be chosen. */
export function useReadyStudio(isPicking: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (!isPicking) return
    void Promise.all([
      router.preloadRoute({ to: '/design/$designId', params: { designId: 'next' } }),
      readiness(),
    ]).catch(() => undefined)
  }, [isPicking, router])
  const getReady = useCallback((item: ProductItem) => {
    readiness()
      .then(({ getProductReady }) => getProductReady(item.family.name, item.product.name))
      .catch(() => undefined)
  }, [])
  const keepMade = useCallback(async (record: DesignRecord) => {
    await readiness().then(
      studio => studio.keepMade(record),
      () => undefined,
    )
  }, [])
  return { getReady, keepMade }
}
