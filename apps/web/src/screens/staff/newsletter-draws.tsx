import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Subscribers, useDraw } from '#web/data/newsletter.ts'
import { monthText } from '#web/features/orders/desk/desk-time.ts'
import { countOf } from '#web/lib/count.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/screens/staff/promos-screen.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Draw = Subscribers['draws'][number]
type Drawing = ReturnType<typeof useDraw>

const tellFault = (error: Error) => showToast({ key: 'draw', kind: 'error', message: faultOf(error) })

/** The monthly draws: one is made, drawn again where its winner is gone, and told to its winner once it is confirmed. */
export function NewsletterDraws({ list: { draws, confirmed } }: { readonly list: Subscribers }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const draw = useDraw('draw')
  const [month] = useState(() => new Date().toISOString().slice(0, 7))
  const [telling, setTelling] = useState<Draw>()
  return (
    <section className={classes.section} aria-labelledby="newsletter-draws">
      <h2 id="newsletter-draws" className={classes.heading}>
        {t('newsletter.draws')}
      </h2>
      <p className={classes.note}>{t('newsletter.drawText')}</p>
      {!draws.some(each => each.month === month) && (
        <div>
          <DrawButton draw={draw} month={month} disabled={confirmed === 0}>
            {t('newsletter.draw', { month: monthText(month, locale) })}
          </DrawButton>
        </div>
      )}
      {draws.length > 0 && (
        <ul className={classes.draws}>
          {draws.map(each => (
            <li key={each.month}>
              <b>{monthText(each.month, locale)}</b>
              <span>
                {t('newsletter.winner', {
                  email: each.winner?.email ?? t('newsletter.gone'),
                  ...countOf(each.candidates, locale),
                })}
              </span>
              <div className={classes.seed}>{t('newsletter.seed', { seed: each.seed })}</div>
              {each.confirmedAt ? (
                <Tag kind="ok">{t('newsletter.told')}</Tag>
              ) : each.winner ? (
                <Button variant="default" size="xs" onClick={() => setTelling(each)}>
                  {t('newsletter.confirm')}
                </Button>
              ) : (
                <DrawButton draw={draw} month={each.month} disabled={confirmed === 0}>
                  {t('newsletter.again')}
                </DrawButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <TellWinner telling={telling} onDone={() => setTelling(undefined)} />
    </section>
  )
}

type ButtonProps = {
  readonly draw: Drawing
  readonly month: string
  readonly disabled: boolean
  readonly children: string
}

function DrawButton({ draw, month, disabled, children }: ButtonProps) {
  const { t } = useTranslation()
  return (
    <BusyButton
      size="sm"
      busy={draw.isPending && draw.variables === month}
      busyLabel={t('common.saving')}
      disabled={disabled}
      onClick={() => draw.mutate(month, { onError: tellFault })}
    >
      {children}
    </BusyButton>
  )
}

function TellWinner({
  telling,
  onDone,
}: {
  readonly telling: Draw | undefined
  readonly onDone: () => void
}) {
  const { t } = useTranslation()
  const confirm = useDraw('confirmDraw')
  const tell = () => {
    if (!telling || confirm.isPending) return
    confirm.mutate(telling.month, { onError: tellFault, onSettled: onDone })
  }
  return (
    <ConfirmDialog
      title={telling && t('newsletter.question', { email: telling.winner?.email ?? '' })}
      text={t('newsletter.questionText')}
      confirmLabel={t('newsletter.confirm')}
      busyLabel={t('common.saving')}
      isBusy={confirm.isPending}
      onCancel={onDone}
      onConfirm={tell}
    />
  )
}
