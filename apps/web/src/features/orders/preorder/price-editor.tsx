import { Button, TextInput } from '@mantine/core'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/fields.module.css'
import { centsOf, dollarsText, priceCentsOf } from '#web/lib/dollars.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly item: PreorderDetail['purchasedItems'][number]
  /** The catalogue has one for this quantity: a price of its own has its reason. */
  readonly isPriced: boolean
  readonly onDone: () => void
}

/** PR20, PR25: the price of a piece, past the maximum quantity or with a reason for any. */
export function PriceEditor({ item, isPriced, onDone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { currency } = useEditing().detail.invoice
  const { setPrice, pricing, priceReason, design_id: designId } = item
  const [piece, setPiece] = useState(setPrice ? dollarsText(setPrice.pricePerUnit, locale) : '')
  const [shipping, setShipping] = useState(
    dollarsText(setPrice?.priceOfShippingPerUnit ?? pricing.priceOfShippingPerUnit ?? 0, locale),
  )
  const [reason, setReason] = useState(priceReason ?? '')
  const [isTakenBack, setTakenBack] = useState(false)
  const pricePerUnit = priceCentsOf(piece, pricing.pricePerUnit)
  const priceOfShippingPerUnit = centsOf(shipping)
  const isReasonless = isPriced && reason.trim() === ''
  const isComplete = pricePerUnit !== undefined && priceOfShippingPerUnit !== undefined && !isReasonless
  const isSame =
    setPrice?.pricePerUnit === pricePerUnit &&
    setPrice?.priceOfShippingPerUnit === priceOfShippingPerUnit &&
    (priceReason ?? '') === reason.trim()
  const fault = (text: string, cents: number | undefined) =>
    text.trim() !== '' && cents === undefined && <Fault>{t('preorder.amountFault')}</Fault>
  return (
    <EditBox
      edit={
        isTakenBack
          ? { kind: 'setPrice', designId, pricePerUnit: null, priceOfShippingPerUnit: null }
          : isComplete && !isSame
            ? {
                kind: 'setPrice',
                designId,
                pricePerUnit,
                priceOfShippingPerUnit,
                ...(reason.trim() && { reason: reason.trim() }),
              }
            : undefined
      }
      valueOf={({ purchasedItems }) => {
        const kept = purchasedItems.find(({ design_id }) => design_id === designId)
        return [kept?.setPrice, kept?.priceReason]
      }}
      saveLabel={t(isTakenBack ? 'preorder.price.takeBack' : 'common.save')}
      onSaved={onDone}
      onCancel={onDone}
    >
      {!isTakenBack && (
        <>
          <div className={classes.pair}>
            <TextInput
              size="sm"
              autoFocus
              label={t('preorder.price.piece')}
              description={
                piece.includes('%') && pricePerUnit !== undefined
                  ? t('preorder.price.percentIs', { amount: moneyText(pricePerUnit, currency, locale) })
                  : t('preorder.price.hint')
              }
              value={piece}
              error={fault(piece, pricePerUnit)}
              onChange={event => setPiece(event.currentTarget.value)}
            />
            <TextInput
              size="sm"
              label={t('preorder.price.shipping')}
              description={t('preorder.price.shippingHint')}
              inputMode="decimal"
              value={shipping}
              error={fault(shipping, priceOfShippingPerUnit)}
              onChange={event => setShipping(event.currentTarget.value)}
            />
          </div>
          <TextInput
            size="sm"
            label={t('preorder.price.reason')}
            description={t('preorder.price.reasonHint')}
            maxLength={500}
            value={reason}
            error={isReasonless && piece.trim() !== '' && <Fault>{t('preorder.price.reasonFault')}</Fault>}
            onChange={event => setReason(event.currentTarget.value)}
          />
        </>
      )}
      {setPrice && !isTakenBack && (
        <div>
          <Button variant="subtle" size="xs" onClick={() => setTakenBack(true)}>
            {t('preorder.price.takeBack')}
          </Button>
        </div>
      )}
    </EditBox>
  )
}
