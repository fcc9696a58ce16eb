import { useQueryClient } from '@tanstack/react-query'
import type { Colleague, ServerFrame } from '@teamloom/contract/collaboration.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { useCallback } from 'react'
import { preorderKey } from '#web/data/desk.ts'
import { ledgerKey } from '#web/data/payments.ts'
import { usePreorderFollowers } from '#web/data/preorder-followers.ts'

/** While it is looked at, a request shows what others save as they save it; answers who of staff looks at it. */
export function usePreorderNews(preorderId: string): readonly Colleague[] {
  const client = useQueryClient()
  const hear = useCallback(
    (frame: ServerFrame) => {
      if (frame.type !== 'PreorderChanged') return
      const queryKey = preorderKey(preorderId)
      const shown = client.getQueryData<PreorderDetail>(queryKey)
      if (!shown || shown.preorder.revision >= frame.revision) return
      void client.refetchQueries({ queryKey })
      void client.invalidateQueries({ queryKey: ledgerKey(preorderId) })
    },
    [preorderId, client],
  )
  return usePreorderFollowers(preorderId, hear)
}
