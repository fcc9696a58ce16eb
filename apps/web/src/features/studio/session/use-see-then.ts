import type { CommentThread } from '@teamloom/contract/comments.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevision } from '#web/data/versions.ts'
import type { Looking } from '#web/features/studio/session/use-looking.ts'

/** RV2: shows the design as it was when a thread was begun, and back; it ends with the panel. */
export function useSeeThen(designId: string, looking: Looking) {
  const { t } = useTranslation()
  const [seen, setSeen] = useState<{ readonly threadId: string; readonly revision: number } | null>(null)
  const record = useRevision(designId, seen?.revision ?? null)
  const { look } = looking
  useEffect(() => {
    if (!seen || record?.revision !== seen.revision) return
    look({
      id: `revision ${seen.revision}`,
      revision: seen.revision,
      title: t('comments.thenTitle'),
      caption: '',
      images: record.images,
    })
  }, [seen, record, look, t])
  useEffect(() => () => look(null), [look])
  return ({ id, revision }: CommentThread) => {
    const isShown = seen?.threadId === id
    return {
      isShown,
      toggle: () => {
        setSeen(isShown ? null : { threadId: id, revision })
        if (isShown) look(null)
      },
    }
  }
}
