import { IconDots, IconTrash, IconUserMinus } from '@tabler/icons-react'
import type { CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collection/answers.module.css'
import type { Editing } from '#web/features/collection/entry-dialog.tsx'
import { nameOf, type Person, saidOn } from '#web/features/collection/people-of.ts'
import { SizeCell } from '#web/features/collection/size-cell.tsx'
import type { Coming, Keeping } from '#web/features/collection/use-keeping.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { DayTime } from '#web/ui/day-time.tsx'

type Props = {
  readonly person: Person
  readonly designs: readonly CollectedDesign[]
  readonly keeping: Keeping
  readonly coming: Coming | undefined
  readonly onEdit: (editing: Editing) => void
}

/** What somebody takes of each design, changed in its place. */
export const PersonRow = memo(function PersonRow({ person, designs, keeping, coming, onEdit }: Props) {
  const { t } = useTranslation()
  const name = nameOf(person)
  const { rosterId } = person
  const actions = [
    ...(person.entries.length > 0
      ? [
          {
            label: t('collection.byPerson.remove'),
            icon: IconTrash,
            isDanger: true,
            run: () => keeping.removeAll(person),
          },
        ]
      : []),
    ...(rosterId
      ? [
          {
            label: t('collection.byPerson.offRoster'),
            icon: IconUserMinus,
            run: () => keeping.takeOff(rosterId),
          },
        ]
      : []),
  ]
  return (
    <tr>
      <th scope="row">
        <span className={classes.name} dir="auto">
          {name}
          {person.number !== null && <span className={classes.number}>{` #${person.number}`}</span>}
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
          <SizeCell
            person={person}
            design={design}
            keeping={keeping}
            coming={coming?.design_id === design.id ? coming.size : undefined}
            onDialog={() => onEdit({ person, designId: design.id })}
          />
          {design.slots && (
            <span className={classes.email} dir="auto">
              {saidOn(design, person.entries)}
            </span>
          )}
        </td>
      ))}
      <td className={classes.figure}>
        <b>{person.pieces}</b>
      </td>
      <td className={classes.when}>{person.answeredAt && <DayTime at={person.answeredAt} />}</td>
      <td>
        <ActionMenu label={t('collection.byPerson.menu', { name })} icon={IconDots} actions={actions} />
      </td>
    </tr>
  )
})
