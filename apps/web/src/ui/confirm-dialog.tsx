import { Button, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '#web/ui/busy-button.tsx'
import classes from '#web/ui/confirm-dialog.module.css'

type Props = {
  /** The question; without one the dialog is closed. */
  readonly title: string | undefined
  /** What follows from it. */
  readonly text: string
  readonly confirmLabel: string
  readonly busyLabel: string
  readonly isBusy: boolean
  /** What is asked beside it. */
  readonly children?: ReactNode
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Asks once more before something that cannot be taken back here. */
export function ConfirmDialog(props: Props) {
  const { title, text, confirmLabel, busyLabel, isBusy, children, onCancel, onConfirm } = props
  const { t } = useTranslation()
  // Keeps the question while the dialog closes.
  const [lastTitle, setLastTitle] = useState(title ?? '')
  if (title !== undefined && title !== lastTitle) setLastTitle(title)
  return (
    <Modal
      opened={title !== undefined}
      onClose={onCancel}
      title={lastTitle}
      size={440}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: classes.header!, title: classes.title!, body: classes.body! }}
    >
      {text !== '' && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.asked}>{children}</div>}
      <div className={classes.actions}>
        <Button variant="default" data-autofocus onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <BusyButton
          variant="default"
          className={classes.danger}
          busy={isBusy}
          busyLabel={busyLabel}
          onClick={onConfirm}
        >
          {confirmLabel}
        </BusyButton>
      </div>
    </Modal>
  )
}
