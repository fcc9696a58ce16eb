import { Button, Modal } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/project/move-dialog.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Tag } from '#web/ui/tag.tsx'

export type Destination = { readonly id: string; readonly name: string }

export type DestinationGroup = {
  readonly id: string
  /** Above its destinations. */
  readonly label: string
  readonly destinations: readonly Destination[]
}

type Props = {
  readonly isOpen: boolean
  readonly title: string
  readonly groups: readonly DestinationGroup[]
  /** Where it is now. */
  readonly currentId: string
  readonly noneText: string
  readonly isBusy: boolean
  readonly onMove: (destinationId: string) => void
  readonly onCancel: () => void
}

/** Where to move a design or a project to; where it is already cannot be chosen. */
export function MoveDialog(props: Props) {
  const { isOpen, title, onCancel } = props
  const { t } = useTranslation()
  // Keeps its title while it closes.
  const [lastTitle, setLastTitle] = useState(title)
  if (isOpen && title !== lastTitle) setLastTitle(title)
  return (
    <Modal
      opened={isOpen}
      onClose={onCancel}
      title={lastTitle}
      size={368}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{
        content: classes.content!,
        header: classes.header!,
        title: classes.title!,
        body: classes.body!,
      }}
    >
      <Choice {...props} />
    </Modal>
  )
}

/** Begins anew each time the dialog opens. */
function Choice({ title, groups, currentId, noneText, isBusy, onMove, onCancel }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string>()
  const isAlone = groups.every(group => group.destinations.every(({ id }) => id === currentId))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) onMove(chosen)
  }
  return (
    <form className={classes.form} onSubmit={submit} aria-label={title}>
      <div className={classes.options}>
        {isAlone && <p className={classes.none}>{noneText}</p>}
        {groups
          .filter(group => group.destinations.length > 0)
          .map(group => (
            <fieldset key={group.id} className={classes.group}>
              <legend className={classes.legend} title={group.label}>
                {group.label}
              </legend>
              {group.destinations.map(({ id, name }) => (
                <label key={id} className={classes.option}>
                  <input
                    type="radio"
                    name="destination"
                    value={id}
                    checked={id === chosen}
                    disabled={id === currentId}
                    onChange={() => setChosen(id)}
                  />
                  <span className={classes.name} title={name}>
                    {name}
                  </span>
                  {id === currentId && <Tag>{t('project.move.current')}</Tag>}
                </label>
              ))}
            </fieldset>
          ))}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <BusyButton
          type="submit"
          busy={isBusy}
          busyLabel={t('project.move.busy')}
          disabled={!chosen && !isBusy}
        >
          {t('common.move')}
        </BusyButton>
      </div>
    </form>
  )
}
