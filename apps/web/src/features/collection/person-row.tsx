import { IconDots, IconTrash, IconUserMinus } from '@tabler/icons-react'
import type { AnswerEntry, CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddEntries, useRemoveEntries, useRemoveFromRoster } from '#web/data/collection.ts'
import classes from '#web/features/collection/answers.module.css'
import { nameOf, type Person, sizesText } from '#web/features/collection/people-of.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { TimeAgo } from '#web/ui/time-ago.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Props = {
  readonly projectId: string
  readonly person: Person
  readonly designs: readonly CollectedDesign[]
  readonly onChange: (designId: string) => void
}

/** What somebody takes of each design; a press on it changes it. */
export const PersonRow = memo(function PersonRow({ projectId, person, designs, onChange }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const name = nameOf(person)
  const removal = useRemoval(projectId, name)
  const offRoster = useRemoveFromRoster(projectId)
  return (
    <tr>
      <th scope="row">
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.email}>{person.email || t('collection.byPerson.noEmail')}</span>
        {person.notes.map(note => (
          <em key={note} className={classes.note} dir="auto">
            {note}
          </em>
        ))}
      </th>
      {designs.map(design => {
        const entries = person.entries.filter(({ design_id }) => design_id === design.id)
        const labelOf = (size: string) => {
          const known = design.sizes.find(each => each.name === size)
          return known ? label(known.displayLabel) : size
        }
        const words = sizesText(entries, labelOf)
        return (
          <td key={design.id}>
            <button
              type="button"
              className={classes.cell}
              aria-label={`${t('collection.byPerson.change', { design: design.name ?? t('common.untitled'), name })}: ${words || '–'}`}
              onClick={() => onChange(design.id)}
            >
              {words || '–'}
            </button>
          </td>
        )
      })}
      <td className={classes.figure}>
        <b>{person.pieces}</b>
      </td>
      <td className={classes.when}>{person.answeredAt && <TimeAgo at={person.answeredAt} />}</td>
      <td>
        {(person.entries.length > 0 || person.rosterId) && (
          <ActionMenu
            label={t('collection.byPerson.menu', { name })}
            icon={IconDots}
            actions={[
              ...(person.entries.length > 0
                ? [
                    {
                      label: t('collection.byPerson.remove'),
                      icon: IconTrash,
                      isDanger: true,
                      run: () => removal(person.entries),
                    },
                  ]
                : []),
              ...(person.rosterId
                ? [
                    {
                      label: t('collection.byPerson.offRoster'),
                      icon: IconUserMinus,
                      run: () => offRoster.mutate(person.rosterId ?? ''),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </td>
    </tr>
  )
})

/** Takes an answer away; one press brings it back. */
function useRemoval(projectId: string, name: string): (entries: readonly AnswerEntry[]) => void {
  const { t } = useTranslation()
  const remove = useRemoveEntries(projectId)
  const add = useAddEntries(projectId)
  return entries =>
    remove.mutate(
      entries.map(({ id }) => id),
      {
        onSuccess: () =>
          showToast({
            key: `removed ${entries[0]?.id}`,
            kind: 'info',
            message: t('collection.byPerson.removed', { name }),
            action: {
              label: t('collection.byPerson.undo'),
              run: () => add.mutate(entries.map(newEntryOf)),
            },
          }),
      },
    )
}

function newEntryOf(entry: AnswerEntry) {
  const { email, first_name, last_name, design_id, size, quantity, note } = entry
  return {
    details: { firstName: first_name, lastName: last_name, email },
    design_id,
    size,
    quantity,
    ...(note ? { note } : {}),
  }
}
