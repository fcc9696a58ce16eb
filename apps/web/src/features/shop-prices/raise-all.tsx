import { Button, NativeSelect, Popover, TextInput } from '@mantine/core'
import { IconPercentage } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Fault } from '#web/ui/fault.tsx'
import classes from '#web/ui/settings.module.css'

type Props = {
  readonly product: string
  readonly onRaise: (asked: {
    /** How much prices rise, in hundredths of a per cent. */
    readonly hundredths: number
    readonly roundTo: number
    readonly ofAll: boolean
  }) => void
}

/** What prices are rounded to, in cents. */
const coins = { cent: 1, nickel: 5, quarter: 25, dollar: 100 } as const

/** Asks by how much prices are raised, and how they are rounded; what comes of it stands in the table until it is set. */
export function RaiseAll({ product, onRaise }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [percent, setPercent] = useState('')
  const [roundTo, setRoundTo] = useState('5')
  const [ofAll, setOfAll] = useState(false)
  const [isTried, setTried] = useState(false)
  const hundredths = hundredthsOf(percent)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (hundredths === undefined) return
    onRaise({ hundredths, roundTo: Number(roundTo), ofAll })
    setIsOpen(false)
    setPercent('')
    setTried(false)
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      trapFocus
      returnFocus
      position="bottom-end"
      shadow="xl"
      width={300}
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconPercentage size={18} stroke={1.6} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('prices.raise.title')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('prices.raise.title')}>
        <form className={classes.raise} noValidate onSubmit={submit}>
          <TextInput
            data-autofocus
            size="sm"
            label={t('prices.raise.percent')}
            description={t('prices.raise.lower')}
            inputMode="decimal"
            maxLength={8}
            value={percent}
            error={isTried && hundredths === undefined && <Fault>{t('prices.raise.fault')}</Fault>}
            onChange={event => setPercent(event.currentTarget.value)}
          />
          <NativeSelect
            size="sm"
            label={t('prices.raise.round')}
            value={roundTo}
            data={Object.entries(coins).map(([name, cents]) => ({
              value: `${cents}`,
              label: t(`prices.raise.to.${name as keyof typeof coins}`),
            }))}
            onChange={event => setRoundTo(event.currentTarget.value)}
          />
          <NativeSelect
            size="sm"
            label={t('prices.raise.of')}
            value={ofAll ? 'all' : 'one'}
            data={[
              { value: 'one', label: product },
              { value: 'all', label: t('prices.raise.all') },
            ]}
            onChange={event => setOfAll(event.currentTarget.value === 'all')}
          />
          <Button type="submit">{t('prices.raise.action')}</Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

/** `3`, `3.5 %`, `−2,25`: from 100 per cent less to a thousand more. */
function hundredthsOf(text: string): number | undefined {
  const match = /^([-−+]?)(\d{1,4})(?:[.,](\d{1,2}))?[\s\u00a0\u202f]*%?$/.exec(text.trim())
  if (!match) return undefined
  const size = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  const hundredths = match[1] === '-' || match[1] === '−' ? -size : size
  return hundredths >= -10_000 && hundredths <= 100_000 && hundredths !== 0 ? hundredths : undefined
}
