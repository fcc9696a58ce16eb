import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/cart/removed-row.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'

type Props = {
  readonly name: string
  readonly isRestoring: boolean
  readonly onUndo: () => void
}

/** Stands where an item was, with the way back, for as long as the screen is open. */
export function RemovedRow({ name, isRestoring, onUndo }: Props) {
  const { t } = useTranslation()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className={classes.root} role="status">
      <span className={classes.text}>{t('cart.item.removed', { name })}</span>
      <BusyButton
        ref={undo}
        size="sm"
        variant="default"
        busy={isRestoring}
        busyLabel={t('cart.item.undo')}
        onClick={onUndo}
      >
        {t('cart.item.undo')}
      </BusyButton>
    </div>
  )
}
