import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCalendarCheck, IconCheck, IconLock, IconShirt, IconShoppingCart } from '@tabler/icons-react'
import { clockOf, momentOf } from '@teamloom/commerce/collection/closing-time.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SettingsChange, useChangeSettings, useSettingEffects } from '#web/data/house.ts'
import { countOf } from '#web/lib/count.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import { houseZone, useDayText } from '#web/shown/settings/house-day.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import classes from '#web/ui/settings.module.css'
import { useEachSecond } from '#web/ui/use-each-second.ts'

type Props = {
  readonly changes: SettingsChange['changes']
  readonly revision: number
  /** Something cannot be so: setting waits. */
  readonly isWrong: boolean
  readonly onSet: () => void
  readonly onDrop: () => void
  /** Others' changes are to be seen. */
  readonly onAskAnew: () => void
}

/** What a change of settings meets, from when on it is to hold, and why. */
export function SetPanel({ changes, revision, isWrong, onSet, onDrop, onAskAnew }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const dayText = useDayText()
  const [date, setDate] = useState('')
  const [time, setTime] = useState('00:00')
  const [note, setNote] = useState('')
  const [rested] = useDebouncedValue(changes, 500)
  const change = useChangeSettings()
  const effects = useSettingEffects(isWrong ? undefined : { changes: rested })
  const from = date === '' ? undefined : momentOf(date, time || '00:00', houseZone)
  const isPast = useEachSecond(now => (from !== undefined && from.getTime() <= now ? 1 : 0)) === 1
  const today = useEachSecond(now => clockOf(new Date(now), houseZone).date)
  const conflict = change.error instanceof CallError && change.error.errorKey === 'conflict'
  const by = change.error instanceof CallError ? change.error.facts?.by : undefined

  const set = (at: Date | undefined) => {
    if (isWrong || change.isPending) return
    const body = { changes, revision, note: note.trim(), ...(at && { from: at.toISOString() }) }
    change.mutate(body, {
      onSuccess: () => {
        showToast({
          key: 'setting-set',
          kind: 'info',
          message: at ? t('shop.set.setFor', { day: dayText(at) }) : t('shop.set.setNow'),
        })
        onSet()
      },
    })
  }
  const n = (of: number) => (of >= 10_000 ? t('shop.set.many') : numberText(of, locale))
  return (
    <section className={classes.card} aria-label={t('shop.set.ifYouSet')}>
      <h2 className={classes.heading}>{t('shop.set.ifYouSet')}</h2>
      <div className={classes.moment}>
        <TextInput
          size="sm"
          type="date"
          label={t('shop.set.fromDay')}
          min={today}
          value={date}
          error={isPast ? t('shop.set.past') : undefined}
          onChange={event => setDate(event.currentTarget.value)}
        />
        <TextInput
          size="sm"
          type="time"
          label={t('shop.set.eastern')}
          value={time}
          disabled={date === ''}
          onChange={event => setTime(event.currentTarget.value)}
        />
      </div>
      {effects.isError && !isWrong && (
        <LoadFailed text={t('shop.set.effectsFailed')} onRetry={() => void effects.refetch()} />
      )}
      {effects.data && !isWrong && (
        <ul className={classes.effects} aria-live="polite">
          <li>
            <IconShoppingCart size={18} stroke={1.6} aria-hidden />
            {t('shop.set.carts', { ...countOf(effects.data.carts, locale), n: n(effects.data.carts) })}
          </li>
          {effects.data.designs > 0 && (
            <li>
              <IconShirt size={18} stroke={1.6} aria-hidden />
              <span>
                {t('shop.set.designs', {
                  ...countOf(effects.data.designs, locale),
                  n: n(effects.data.designs),
                })}
                <small>{t('shop.set.designsMend')}</small>
              </span>
            </li>
          )}
          <li>
            <IconLock size={18} stroke={1.6} aria-hidden />
            <span>
              {t('shop.set.requests', {
                ...countOf(effects.data.requests, locale),
                n: n(effects.data.requests),
              })}
              <small>{t('shop.set.requestsKeep')}</small>
            </span>
          </li>
        </ul>
      )}
      <TextInput
        size="sm"
        label={t('shop.set.note')}
        maxLength={300}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      {change.error && (
        <Notice
          kind={conflict ? 'warn' : 'error'}
          text={
            conflict
              ? by
                ? t('shop.set.conflictBy', { by: String(by) })
                : t('shop.set.conflict')
              : faultOf(change.error)
          }
          action={
            conflict && (
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  change.reset()
                  onAskAnew()
                }}
              >
                {t('shop.set.seeTheirs')}
              </Button>
            )
          }
        />
      )}
      {isWrong && <p className={classes.waits}>{t('shop.set.waits')}</p>}
      <BusyButton
        size="lg"
        fullWidth
        busy={change.isPending}
        busyLabel={t('common.saving')}
        disabled={isWrong || isPast}
        leftSection={
          from ? (
            <IconCalendarCheck size={18} stroke={1.6} aria-hidden />
          ) : (
            <IconCheck size={18} stroke={1.6} aria-hidden />
          )
        }
        onClick={() => set(from)}
      >
        {from && !isPast ? t('shop.set.setForAction', { day: dayText(from) }) : t('shop.set.setNowAction')}
      </BusyButton>
      <div className={classes.others}>
        {from && (
          <Button variant="subtle" size="sm" onClick={() => setDate('')}>
            {t('shop.set.atOnce')}
          </Button>
        )}
        <Button variant="subtle" color="gray" size="sm" onClick={onDrop}>
          {t('shop.set.drop')}
        </Button>
      </div>
    </section>
  )
}
