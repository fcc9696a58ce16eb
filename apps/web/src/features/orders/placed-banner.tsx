import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/data/order-entry.ts'
import classes from '#web/features/orders/placed-banner.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

const steps = ['check', 'pay', 'make'] as const

/** A request has just been placed: that it is in, and what comes now. */
export function PlacedBanner({ entry }: { readonly entry: OrderEntry }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classes.root} role="status">
      <div className={classes.line}>
        <IconCircleCheck className={classes.icon} size={24} stroke={1.6} aria-hidden />
        <div className={classes.words}>
          <p className={classes.title}>{t('orders.placed.title')}</p>
          <p className={classes.text}>
            {t('orders.placed.text', { ...countOf(entry.items.length, locale), email: entry.email })}
          </p>
        </div>
        <Button
          variant="default"
          size="sm"
          className={classes.button!}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('orders.placed.next')}
        </Button>
      </div>
      <ol id={id} className={classes.steps} hidden={!isOpen}>
        {steps.map(step => (
          <li key={step}>{t(`orders.placed.steps.${step}`)}</li>
        ))}
      </ol>
    </section>
  )
}
