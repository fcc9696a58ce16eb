import '@mantine/dates/styles.css'
import 'dayjs/locale/fr'
import { DatePickerInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import dayjs from 'dayjs'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/account/step-form.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  /** `YYYY-MM-DD` */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly isPast: boolean
}

const formats = { en: 'MMMM D, YYYY', fr: 'D MMMM YYYY' } as const

/** The first day that both this browser and the server, which counts in UTC, call today or later. */
function earliestDay(): string {
  const [local, utc] = [dayjs().format('YYYY-MM-DD'), new Date().toISOString().slice(0, 10)]
  return local > utc ? local : utc
}

/** A day from today on, chosen in a calendar. */
export function EventDateField({ value, onChange, isPast }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  // The calendar is named by the field.
  const id = useId()
  const label = t('account.about.eventDate')
  const shown = value ? dayjs(value).locale(locale).format(formats[locale]) : t('account.about.chooseDate')
  return (
    <DatePickerInput
      id={id}
      size="md"
      className={classes.date}
      label={
        <>
          {label} <span className={classes.optional}>{t('common.optional')}</span>
        </>
      }
      labelProps={{ display: 'block' }}
      aria-label={`${label}, ${t('common.optional')}: ${shown}`}
      placeholder={t('account.about.chooseDate')}
      value={value}
      onChange={onChange}
      minDate={earliestDay()}
      locale={locale}
      firstDayOfWeek={0}
      weekendDays={[]}
      valueFormat={formats[locale]}
      clearable
      clearButtonProps={{ 'aria-label': t('account.about.clearDate'), tabIndex: 0 }}
      error={isPast && <Fault>{t('account.faults.eventDatePast')}</Fault>}
      previousLabel={t('account.about.previousMonth')}
      nextLabel={t('account.about.nextMonth')}
      highlightToday
      popoverProps={{ id, returnFocus: true, shadow: 'xl' }}
      rightSection={<IconCalendar size={18} stroke={1.6} aria-hidden />}
      rightSectionPointerEvents="none"
    />
  )
}
