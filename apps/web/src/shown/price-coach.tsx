import { IconTrendingDown } from '@tabler/icons-react'
import { type Coached, nextOverall } from '@teamloom/commerce/collection/collection-progress.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { Trans, useTranslation } from 'react-i18next'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/shown/price-coach.module.css'

type Props = {
  readonly designs: readonly (Coached & { readonly name: string | null })[]
  readonly currency: Currency
}

/** The price that falls next of all designs: how many more pieces it takes, and what it spares each. */
export function PriceCoach({ designs, currency }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const next = nextOverall(designs)
  if (!next) return null
  const { design, more, saving } = next
  return (
    <p className={classes.root}>
      <IconTrendingDown size={18} stroke={1.6} aria-hidden />
      <span>
        <Trans
          i18nKey="common.coach"
          count={more}
          values={{
            more: numberText(more, locale),
            design: design.name ?? t('common.untitled'),
            all: numberText(design.progress.qty, locale),
            saving: moneyText(saving, currency, locale),
          }}
          components={{ b: <b /> }}
        />
      </span>
    </p>
  )
}
