import { useQueryClient } from '@tanstack/react-query'
import type { Colleague, ServerFrame } from '@teamloom/contract/collaboration.ts'
import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { useCallback } from 'react'
import { usePreorderFollowers } from '#web/data/preorder-followers.ts'
import { type TechpackOf, techpackKey } from '#web/data/techpacks.ts'

/** While it is looked at, a techpack shows what others save; answers who of staff looks at it, or at its request. */
export function useTechpackNews(
  { type, id }: TechpackOf,
  preorderId: string | undefined,
  isSaved: boolean,
): readonly Colleague[] {
  const client = useQueryClient()
  const hear = useCallback(
    (frame: ServerFrame) => {
      const queryKey = techpackKey({ type, id })
      const shown = client.getQueryData<Techpack>(queryKey)
      if (frame.type !== 'TechpackChanged' || !shown || shown.revision >= frame.revision) return
      // What is on its way brings what is new with its answer.
      if (isSaved) void client.refetchQueries({ queryKey })
    },
    [type, id, isSaved, client],
  )
  return usePreorderFollowers(preorderId, hear)
}
