import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/orders/preorder/conflict-notice.module.css'

type Props = { readonly onLeave: () => void; readonly onStay: () => void }

/** Whether what was typed may go; whoever keeps it is back in the field where they were. */
export function LeaveQuestion({ onLeave, onStay }: Props) {
  const { t } = useTranslation()
  const from = useRef(document.activeElement)
  const stay = () => {
    onStay()
    if (from.current instanceof HTMLElement) from.current.focus()
  }
  return (
    <div className={classes.actions} role="alert">
      <span className={classes.question}>{t('preorder.conflict.leave')}</span>
      <Button variant="default" size="xs" autoFocus onClick={stay}>
        {t('preorder.conflict.stay')}
      </Button>
      <Button variant="default" size="xs" onClick={onLeave}>
        {t('preorder.conflict.drop')}
      </Button>
    </div>
  )
}
