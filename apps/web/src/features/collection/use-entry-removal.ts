import type { AnswerEntry } from '@teamloom/contract/collection-shape.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddEntries, useRemoveEntries } from '#web/data/collection.ts'
import { showToast } from '#web/lib/toast.tsx'

/** Takes entries away and says so; one press brings them back. */
export function useEntryRemoval(
  projectId: string,
): (entries: readonly AnswerEntry[], message: string) => void {
  const { t } = useTranslation()
  const { mutate: remove } = useRemoveEntries(projectId)
  const { mutate: add } = useAddEntries(projectId)
  return useCallback(
    (entries, message) =>
      remove(
        entries.map(({ id }) => id),
        {
          onSuccess: () =>
            showToast({
              key: `removed ${entries[0]?.id}`,
              kind: 'info',
              message,
              action: {
                label: t('collection.byPerson.undo'),
                run: () => add(entries.map(newEntryOf)),
              },
            }),
        },
      ),
    [remove, add, t],
  )
}

function newEntryOf(entry: AnswerEntry) {
  const { email, first_name, last_name, design_id, size, quantity, note, words } = entry
  return {
    details: { firstName: first_name, lastName: last_name, email },
    design_id,
    size,
    quantity,
    ...(note ? { note } : {}),
    ...(words ? { words } : {}),
  }
}
