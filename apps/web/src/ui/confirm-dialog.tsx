import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/project/delete-design-dialog.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'

type Props = {
  /** Of the design to be deleted; without one the dialog is closed. */
  readonly name: string | undefined
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Asks once more: a deletion cannot be taken back here. */
export function DeleteDesignDialog({ name, isBusy, onCancel, onConfirm }: Props) {
  const { t } = useTranslation()
  // Keeps the name while the dialog closes.
  const [lastName, setLastName] = useState(name ?? '')
  if (name !== undefined && name !== lastName) setLastName(name)
  return (
    <Modal
      opened={name !== undefined}
      onClose={onCancel}
      title={t('project.delete.title', { name: lastName })}
      size={440}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: classes.header!, title: classes.title!, body: classes.body! }}
    >
      <p className={classes.text}>{t('project.delete.text')}</p>
      <div className={classes.actions}>
        <Button variant="default" data-autofocus onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <BusyButton
          variant="default"
          className={classes.danger}
          busy={isBusy}
          busyLabel={t('project.delete.busy')}
          onClick={onConfirm}
        >
          {t('project.delete.confirm')}
        </BusyButton>
      </div>
    </Modal>
  )
}
