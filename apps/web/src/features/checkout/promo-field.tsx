import { TextInput } from '@mantine/core'
import type { Currency } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PromoState } from '#web/data/promo.ts'
import classes from '#web/features/checkout/promo-field.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly code: string
  readonly currency: Currency
  /** What the code that was asked about does. */
  readonly state: PromoState
  readonly onCode: (code: string) => void
  /** Asks what a code does, once it is typed. */
  readonly onAsk: () => void
}

/** A promo or referral code, and what it takes off; asked when it is left, as guesses are counted. */
export function PromoField({ code, currency, state, onCode, onAsk }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const said = (): string => {
    if (state.kind === 'none') return t('address.promo.hint')
    if (state.kind === 'asking') return t('address.promo.asking')
    if (state.kind === 'refused') return t(`address.promo.refused.${state.key}`)
    const amount = moneyText(state.amount, currency, locale)
    return t(state.applies ? 'address.promo.applies' : 'address.promo.other', { amount })
  }
  return (
    <div className={classes.promo}>
      <TextInput
        label={
          <span className={classes.label}>
            {t('address.promo.label')}
            <span className={classes.optional}>{t('common.optional')}</span>
          </span>
        }
        name="promoCode"
        autoComplete="off"
        maxLength={40}
        value={code}
        aria-describedby={id}
        onChange={event => onCode(event.currentTarget.value)}
        onBlur={onAsk}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') onAsk()
        }}
      />
      <p
        id={id}
        className={classes.said}
        data-kind={state.kind === 'known' && state.applies ? 'good' : state.kind}
        role="status"
      >
        {said()}
      </p>
    </div>
  )
}
