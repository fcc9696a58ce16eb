import { Radio, SegmentedControl, TextInput } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type BookFormat, bookFormats } from '@teamloom/contract/book-formats.ts'
import { type Currency, currencies } from '@teamloom/kit/money.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveBooks } from '#web/data/accounting.ts'
import { monthBefore, periodFault, yesterdayIn } from '#web/features/doors/booked-days.ts'
import classes from '#web/features/doors/books-form.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Saves the books of a period for an accountant; it begins with the month before this one. */
export function BooksForm() {
  const { t } = useTranslation()
  const save = useSaveBooks()
  const [now] = useState(() => new Date())
  const last = yesterdayIn(now)
  const [{ from, to }, setPeriod] = useState(() => monthBefore(now))
  const [format, setFormat] = useState<BookFormat>('csv')
  const [currency, setCurrency] = useState<Currency | 'both'>('both')
  const fault = periodFault({ from, to }, last)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fault || save.isPending) return
    save.mutate({ from, to, format, currency: currency === 'both' ? undefined : currency })
  }
  const changePeriod = (change: { from?: string; to?: string }) => {
    save.reset()
    setPeriod({ from, to, ...change })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div className={classes.days}>
        <TextInput
          type="date"
          label={t('books.from')}
          max={last}
          value={from}
          error={fault?.field === 'from' && <Fault>{t(`books.faults.${fault.kind}`)}</Fault>}
          onChange={event => changePeriod({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('books.to')}
          max={last}
          value={to}
          error={fault?.field === 'to' && <Fault>{t(`books.faults.${fault.kind}`)}</Fault>}
          onChange={event => changePeriod({ to: event.currentTarget.value })}
        />
      </div>
      <Radio.Group
        label={t('books.format')}
        value={format}
        onChange={chosen => setFormat(bookFormats.find(each => each === chosen) ?? 'csv')}
      >
        <div className={classes.formats}>
          {bookFormats.map(each => (
            <Radio
              key={each}
              value={each}
              label={t(`books.formats.${each}`)}
              description={t(`books.formatTexts.${each}`)}
            />
          ))}
        </div>
      </Radio.Group>
      <div>
        <SegmentedControl
          aria-label={t('books.currency')}
          value={currency}
          data={[
            { value: 'both', label: t('books.both') },
            ...currencies.map(each => ({ value: each, label: each.toUpperCase() })),
          ]}
          onChange={chosen => setCurrency(currencies.find(each => each === chosen) ?? 'both')}
        />
      </div>
      {save.isError && <Notice kind="error" title={faultOf(save.error)} />}
      {save.isSuccess && <Notice kind="ok" title={t('books.saved')} />}
      <div>
        <BusyButton
          type="submit"
          leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
          busy={save.isPending}
          busyLabel={t('books.saving')}
          disabled={fault !== undefined}
        >
          {t('books.save')}
        </BusyButton>
      </div>
    </form>
  )
}
