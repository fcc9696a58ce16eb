import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Calendar } from '@teamloom/commerce/house/delivery.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/lib/i18n.ts'
import type { SettingForm } from '#web/shown/settings/setting-form.ts'
import { Fault } from '#web/ui/fault.tsx'
import classes from '#web/ui/settings.module.css'

const hours = Array.from({ length: 23 }, (_, at) => at + 1)

/** The days on which the house is closed, and until when a day's orders count as of that day. */
export function CalendarEditor({ form }: { readonly form: SettingForm<Calendar> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { closed, cutOffHour } = form.value
  const hourText = (hour: number) =>
    locale === 'fr'
      ? `${hour}\u00a0h`
      : new Intl.DateTimeFormat('en-CA', { hour: 'numeric', timeZone: 'UTC' }).format(
          new Date(Date.UTC(2026, 0, 1, hour)),
        )
  const change = (at: number, part: Partial<Calendar['closed'][number]>) =>
    form.set({ closed: closed.map((each, place) => (place === at ? { ...each, ...part } : each)) })
  return (
    <section className={classes.card} aria-label={t('shop.delivery.closed')}>
      <h2 className={classes.heading}>{t('shop.delivery.closed')}</h2>
      <p className={classes.fieldHint}>{t('shop.delivery.closedHint')}</p>
      {closed.length === 0 && <p className={classes.empty}>{t('shop.delivery.neverClosed')}</p>}
      <ul className={classes.closures}>
        {closed.map(({ from, to }, at) => {
          const fault = form.faultAt(`closed.${at}.from`) ?? form.faultAt(`closed.${at}.to`)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a closure is known by its place
            <li key={at}>
              <TextInput
                type="date"
                label={t('shop.delivery.from', { n: at + 1 })}
                readOnly={form.isReadOnly}
                value={from}
                onChange={event => change(at, { from: event.currentTarget.value })}
              />
              <TextInput
                type="date"
                label={t('shop.delivery.to', { n: at + 1 })}
                readOnly={form.isReadOnly}
                value={to}
                error={fault && <Fault>{fault}</Fault>}
                onChange={event => change(at, { to: event.currentTarget.value })}
              />
              {!form.isReadOnly && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={t('shop.delivery.remove', { n: at + 1 })}
                  onClick={() => form.set({ closed: closed.toSpliced(at, 1) })}
                >
                  <IconTrash size={18} stroke={1.6} aria-hidden />
                </ActionIcon>
              )}
            </li>
          )
        })}
      </ul>
      {!form.isReadOnly && (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
          onClick={() => form.set({ closed: [...closed, { from: '', to: '' }] })}
        >
          {t('shop.delivery.add')}
        </Button>
      )}
      <NativeSelect
        className={classes.narrow!}
        label={t('shop.delivery.cutOffHour')}
        description={t('shop.delivery.cutOffHint')}
        disabled={form.isReadOnly}
        value={cutOffHour === null ? '' : `${cutOffHour}`}
        data={[
          { value: '', label: t('shop.delivery.wholeDay') },
          ...hours.map(hour => ({ value: `${hour}`, label: hourText(hour) })),
        ]}
        onChange={event =>
          form.set({
            cutOffHour: event.currentTarget.value === '' ? null : Number(event.currentTarget.value),
          })
        }
      />
    </section>
  )
}
