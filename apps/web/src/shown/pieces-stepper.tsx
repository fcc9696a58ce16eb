import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { SoldAs } from '@teamloom/catalog/definition.ts'
import { mostPlanned } from '@teamloom/commerce/pricing/planned-quantity.ts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/shown/pieces-field.module.css'
import { PiecesField } from '#web/shown/pieces-field.tsx'

type Props = {
  readonly soldAs: SoldAs
  readonly qty: number
  readonly onChange: (qty: number) => void
  /** Pixels of its buttons. */
  readonly size: number
}

/** The pieces that a price is for, one more or less at a press. */
export function PiecesStepper({ soldAs, qty, onChange, size }: Props) {
  const { t } = useTranslation()
  const button = { variant: 'subtle', color: 'gray', size }
  return (
    <div className={classes.stepper} style={{ '--pieces-height': `${size}px` } as CSSProperties}>
      <ActionIcon
        {...button}
        aria-label={t(`price.fewer.${soldAs}`)}
        disabled={qty <= 1}
        onClick={() => onChange(qty - 1)}
      >
        <IconMinus size={16} stroke={1.8} />
      </ActionIcon>
      <PiecesField label={t('price.quantity')} qty={qty} onChange={onChange} />
      <ActionIcon
        {...button}
        aria-label={t(`price.more.${soldAs}`)}
        disabled={qty >= mostPlanned}
        onClick={() => onChange(qty + 1)}
      >
        <IconPlus size={16} stroke={1.8} />
      </ActionIcon>
    </div>
  )
}
