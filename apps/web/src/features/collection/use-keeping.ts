import type { CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import { useTranslation } from 'react-i18next'
import { useAddEntries, useChangeEntry } from '#web/data/collection.ts'
import { type Person, sizesText } from '#web/features/collection/people-of.ts'
import { useEntryRemoval } from '#web/features/collection/use-entry-removal.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Entry = Person['entries'][number]

/** What a person takes, as it is kept from their row: a size in place of another, a first one, or none. */
export function useKeeping(projectId: string, { firstName, lastName, email }: Person) {
  const { t } = useTranslation()
  const label = useLabel()
  const change = useChangeEntry(projectId)
  const add = useAddEntries(projectId)
  const removal = useEntryRemoval(projectId)
  const remove = (design: CollectedDesign, entries: readonly Entry[]) => {
    const size = sizesText(entries, name => {
      const known = design.sizes.find(each => each.name === name)
      return known ? label(known.displayLabel) : name
    })
    removal(
      entries,
      t('collection.byPerson.removedEntry', { design: design.name ?? t('common.untitled'), size }),
    )
  }
  const keep = (design: CollectedDesign, entry: Entry | undefined, size: string) => {
    if (entry && !size) remove(design, [entry])
    else if (entry) change.mutate({ id: entry.id, design_id: design.id, size })
    else if (size)
      add.mutate([{ details: { firstName, lastName, email }, design_id: design.id, size, quantity: 1 }])
  }
  /** The size that is on its way for a design. */
  const coming = (designId: string): string | undefined => {
    const sent = change.isPending ? change.variables : add.isPending ? add.variables[0] : undefined
    return sent?.design_id === designId ? sent.size : undefined
  }
  return { keep, remove, coming }
}
