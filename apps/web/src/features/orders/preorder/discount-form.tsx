import { Button, TextInput } from '@mantine/core'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/fields.module.css'
import { dollarsText, shareCentsOf } from '#web/lib/dollars.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { newId } from '#web/lib/new-id.ts'
import { useDiscountName } from '#web/lib/use-discount-name.ts'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  /** None: a new one. */
  readonly discountId?: string | undefined
  readonly onDone: () => void
}

/** A discount's name and amount; one of nothing is taken off. */
export function DiscountForm({ discountId, onDone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { detail } = useEditing()
  const discountName = useDiscountName()
  const [id] = useState(() => discountId ?? newId())
  const kept = detail.invoice.discounts.find(each => each.id === id)
  const [name, setName] = useState(kept?.name ?? '')
  const [text, setText] = useState(kept ? dollarsText(kept.amount, locale) : '')
  const amount = shareCentsOf(text, detail.invoice.subtotal)
  const isSame = kept !== undefined && kept.name === name.trim() && kept.amount === amount
  // The server's own names are worded in each language: they stay.
  const isNamed = kept?.source !== undefined && kept.source !== 'staff'
  const isComplete = amount !== undefined && (kept !== undefined || (amount > 0 && name.trim() !== ''))
  const isNameless = !kept && name.trim() === '' && amount !== undefined && amount > 0
  return (
    <EditBox
      edit={
        isComplete && !isSame
          ? { kind: 'setDiscount', discount: { id, name: name.trim(), amount } }
          : undefined
      }
      valueOf={({ invoice }) => invoice.discounts.find(each => each.id === id)}
      saveLabel={t(kept && amount === 0 ? 'preorder.discount.remove' : 'common.save')}
      onSaved={onDone}
      onCancel={onDone}
    >
      <div className={classes.pair}>
        <TextInput
          size="sm"
          autoFocus={!isNamed}
          label={t('preorder.discount.name')}
          maxLength={200}
          readOnly={isNamed}
          value={isNamed ? discountName(name) : name}
          error={isNameless && <Fault>{t('preorder.discount.nameFault')}</Fault>}
          onChange={event => setName(event.currentTarget.value)}
        />
        <TextInput
          size="sm"
          autoFocus={isNamed}
          label={t('preorder.discount.amount', { currency: detail.invoice.currency.toUpperCase() })}
          maxLength={20}
          value={text}
          description={
            text.includes('%') && amount !== undefined
              ? t('preorder.discount.percentIs', {
                  amount: moneyText(amount, detail.invoice.currency, locale),
                })
              : t('preorder.discount.hint')
          }
          error={text.trim() !== '' && amount === undefined && <Fault>{t('preorder.discount.fault')}</Fault>}
          onChange={event => setText(event.currentTarget.value)}
        />
      </div>
      {kept && amount !== 0 && (
        <div>
          <Button variant="subtle" size="xs" onClick={() => setText('0')}>
            {t('preorder.discount.remove')}
          </Button>
        </div>
      )}
    </EditBox>
  )
}
