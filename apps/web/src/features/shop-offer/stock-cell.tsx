import { Button, NativeSelect, Popover, Switch, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { faultsOfStock, type Stock, stateOfStock, stockSchema } from '@teamloom/commerce/house/stock.ts'
import type { Settings } from '@teamloom/contract/settings.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeSettings } from '#web/data/house.ts'
import classes from '#web/features/shop-offer/offer.module.css'
import { toastError } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Props = {
  /** `fleece/1014` */
  readonly subject: string
  readonly name: string
  readonly settings: Settings
  readonly isReadOnly: boolean
}

/** How much there is of a colour, what of it is reserved, and where that is counted anew. */
export function StockCell({ subject, name, settings, isReadOnly }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const key = `stock/${subject}`
  const stock = (settings.settings.find(each => each.key === key)?.value ?? null) as Stock
  const state = stock && stateOfStock(stock, settings.reserved[subject] ?? 0)
  const amount = (value: number) =>
    `${new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: 1 }).format(value)}\u00a0${t(`shop.stock.short.${stock?.unit ?? 'm'}`)}`
  return (
    <span className={classes.stock}>
      {stock && state && (
        <small>{t('shop.stock.free', { free: amount(state.free), reserved: amount(state.reserved) })}</small>
      )}
      {state?.state === 'low' && (
        <Tag kind="warning" icon={IconAlertTriangle}>
          {t('shop.stock.isLow')}
        </Tag>
      )}
      {stock && state?.state === 'out' && (
        <Tag icon={IconBan}>
          {stock.backOn
            ? t('shop.stock.outUntil', {
                day: longDateText(new Date(stock.backOn), locale, { timeZone: 'UTC' }),
              })
            : t('shop.stock.isOut')}
        </Tag>
      )}
      {!isReadOnly && (
        <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-end" width={300}>
          <Popover.Target>
            <Button
              variant="subtle"
              size="xs"
              aria-label={t('shop.stock.countOf', { name })}
              onClick={() => setOpen(!isOpen)}
            >
              {t('shop.stock.count')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('shop.stock.countOf', { name })}>
            <StockForm of={key} stock={stock} revision={settings.revision} onDone={() => setOpen(false)} />
          </Popover.Dropdown>
        </Popover>
      )}
    </span>
  )
}

type FormProps = {
  readonly of: string
  readonly stock: Stock
  readonly revision: number
  readonly onDone: () => void
}

const amounts = ['onHand', 'perPiece', 'low'] as const

function StockForm({ of, stock, revision, onDone }: FormProps) {
  const { t } = useTranslation()
  const change = useChangeSettings()
  const [isCounted, setCounted] = useState(true)
  const [unit, setUnit] = useState<'m' | 'pieces'>(stock?.unit ?? 'm')
  const [texts, setTexts] = useState({
    onHand: `${stock?.onHand ?? ''}`,
    perPiece: `${stock?.perPiece ?? ''}`,
    low: `${stock?.low ?? 0}`,
  })
  const [backOn, setBackOn] = useState(stock?.backOn ?? '')
  const [isTried, setTried] = useState(false)
  const given = isCounted
    ? {
        unit,
        onHand: amountOf(texts.onHand),
        perPiece: unit === 'pieces' ? 1 : amountOf(texts.perPiece),
        low: amountOf(texts.low),
        backOn: backOn || null,
      }
    : null
  const read = stockSchema.safeParse(given)
  const isRight = read.success && faultsOfStock(read.data).length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isRight || change.isPending) return
    change.mutate(
      { changes: [{ key: of, value: read.data }], revision },
      {
        onSuccess: () => {
          showToast({ key: 'stock', kind: 'info', message: t('shop.stock.counted') })
          onDone()
        },
        onError: toastError,
      },
    )
  }
  return (
    <form className={classes.stockForm} noValidate onSubmit={submit}>
      <Switch
        label={t('shop.stock.isCounted')}
        checked={isCounted}
        onChange={event => setCounted(event.currentTarget.checked)}
      />
      {isCounted && (
        <>
          <NativeSelect
            size="sm"
            label={t('shop.stock.unit')}
            value={unit}
            data={(['m', 'pieces'] as const).map(each => ({
              value: each,
              label: t(`shop.stock.units.${each}`),
            }))}
            onChange={event => setUnit(event.currentTarget.value === 'm' ? 'm' : 'pieces')}
          />
          {amounts
            .filter(name => unit === 'm' || name !== 'perPiece')
            .map(name => (
              <TextInput
                key={name}
                size="sm"
                label={t(`shop.stock.${name}`)}
                inputMode="decimal"
                maxLength={9}
                value={texts[name]}
                onChange={event => setTexts({ ...texts, [name]: event.currentTarget.value })}
              />
            ))}
          <TextInput
            size="sm"
            type="date"
            label={t('shop.stock.backOn')}
            value={backOn}
            onChange={event => setBackOn(event.currentTarget.value)}
          />
        </>
      )}
      {isTried && !isRight && <Fault>{t('shop.stock.fault')}</Fault>}
      <BusyButton type="submit" size="sm" busy={change.isPending} busyLabel={t('common.saving')}>
        {t('shop.stock.save')}
      </BusyButton>
    </form>
  )
}

/** `84`, `1,4`, `1 200.5` */
function amountOf(text: string): number {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^\d{1,7}(?:\.\d)?$/.test(plain) ? Number(plain) : Number.NaN
}
