import { IconDots, IconTrash, IconUserMinus } from '@tabler/icons-react'
import type { CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoveFromRoster } from '#web/data/collection.ts'
import classes from '#web/features/collection/answers.module.css'
import { nameOf, type Person } from '#web/features/collection/people-of.ts'
import { SizeCell } from '#web/features/collection/size-cell.tsx'
import { useEntryRemoval } from '#web/features/collection/use-entry-removal.ts'
import { useKeeping } from '#web/features/collection/use-keeping.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { TimeAgo } from '#web/ui/time-ago.tsx'

type Props = {
  readonly projectId: string
  readonly person: Person
  readonly designs: readonly CollectedDesign[]
  readonly onChange: (designId: string) => void
}

/** What somebody takes of each design, changed in its place. */
export const PersonRow = memo(function PersonRow({ projectId, person, designs, onChange }: Props) {
  const { t } = useTranslation()
  const name = nameOf(person)
  const removal = useEntryRemoval(projectId)
  const keeping = useKeeping(projectId, person)
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
      {designs.map(design => (
        <td key={design.id}>
          <SizeCell person={person} design={design} keeping={keeping} onDialog={() => onChange(design.id)} />
        </td>
      ))}
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
                      run: () => removal(person.entries, t('collection.byPerson.removed', { name })),
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
