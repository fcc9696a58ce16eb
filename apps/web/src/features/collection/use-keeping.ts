import type { CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddEntries, useChangeEntry, useComingEntries, useRemoveFromRoster } from '#web/data/collection.ts'
import { nameOf, type Person, sizesText } from '#web/features/collection/people-of.ts'
import { useEntryRemoval } from '#web/features/collection/use-entry-removal.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Entry = Person['entries'][number]

/** What is done from people's rows: a size in place of another, a first one, none; nothing at all. */
export type Keeping = {
  readonly keep: (person: Person, design: CollectedDesign, entry: Entry | undefined, size: string) => void
  readonly remove: (design: CollectedDesign, entries: readonly Entry[]) => void
  readonly removeAll: (person: Person) => void
  readonly takeOff: (rosterId: string) => void
}

/** One for all rows, and the same while nothing is another: of two thousand rows only those are drawn that change. */
export function useKeeping(projectId: string): Keeping {
  const { t } = useTranslation()
  const label = useLabel()
  const { mutate: change } = useChangeEntry(projectId)
  const { mutate: add } = useAddEntries(projectId)
  const { mutate: takeOff } = useRemoveFromRoster(projectId)
  const removal = useEntryRemoval(projectId)
  return useMemo(() => {
    const remove: Keeping['remove'] = (design, entries) => {
      const size = sizesText(entries, name => {
        const known = design.sizes.find(each => each.name === name)
        return known ? label(known.displayLabel) : name
      })
      removal(
        entries,
        t('collection.byPerson.removedEntry', { design: design.name ?? t('common.untitled'), size }),
      )
    }
    return {
      remove,
      keep: ({ firstName, lastName, email }, design, entry, size) => {
        if (entry && !size) remove(design, [entry])
        else if (entry) change({ id: entry.id, design_id: design.id, size })
        else if (size)
          add([{ details: { firstName, lastName, email }, design_id: design.id, size, quantity: 1 }])
      },
      removeAll: person =>
        removal(person.entries, t('collection.byPerson.removed', { name: nameOf(person) })),
      takeOff: id => takeOff(id),
    }
  }, [t, label, change, add, takeOff, removal])
}

export type Coming = { readonly design_id: string; readonly size: string }

/** The size that is on its way for somebody, and of which design. */
export function useComing(projectId: string): (person: Person) => Coming | undefined {
  const { added, changed } = useComingEntries(projectId)
  return person => {
    const change = changed.find(({ id }) => person.entries.some(entry => entry.id === id))
    if (change?.design_id && change.size) return { design_id: change.design_id, size: change.size }
    return added.find(
      ({ details }) =>
        details.email === person.email &&
        details.firstName === person.firstName &&
        details.lastName === person.lastName,
    )
  }
}
