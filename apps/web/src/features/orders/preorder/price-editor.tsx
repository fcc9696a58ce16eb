import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderedItem } from '#web/features/orders/order-entry.ts'
import { centsOf, dollarsText } from '#web/features/orders/preorder/dollars.ts'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import classes from '#web/features/orders/preorder/fields.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { Fault } from '#web/ui/fault.tsx'

/** The price of a piece past the maximum quantity, where there is none of its own. */
export function PriceEditor({ item, onDone }: { readonly item: OrderedItem; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [piece, setPiece] = useState(item.setPrice ? dollarsText(item.setPrice.pricePerUnit, locale) : '')
  const [shipping, setShipping] = useState(
    item.setPrice ? dollarsText(item.setPrice.priceOfShippingPerUnit, locale) : dollarsText(0, locale),
  )
  const [isTakenBack, setTakenBack] = useState(false)
  const [pricePerUnit, priceOfShippingPerUnit] = [centsOf(piece), centsOf(shipping)]
  const fault = (text: string) =>
    text.trim() !== '' && centsOf(text) === undefined && <Fault>{t('preorder.amountFault')}</Fault>
  const { design_id: designId } = item
  return (
    <EditBox
      edit={
        isTakenBack
          ? { kind: 'setPrice', designId, pricePerUnit: null, priceOfShippingPerUnit: null }
          : pricePerUnit === undefined || priceOfShippingPerUnit === undefined
            ? undefined
            : { kind: 'setPrice', designId, pricePerUnit, priceOfShippingPerUnit }
      }
      valueOf={({ purchasedItems }) =>
        purchasedItems.find(({ design_id }) => design_id === designId)?.setPrice
      }
      saveLabel={t(isTakenBack ? 'preorder.price.takeBack' : 'common.save')}
      onSaved={onDone}
      onCancel={onDone}
    >
      {!isTakenBack && (
        <div className={classes.pair}>
          <TextInput
            size="sm"
            autoFocus
            label={t('preorder.price.piece')}
            inputMode="decimal"
            value={piece}
            error={fault(piece)}
            onChange={event => setPiece(event.currentTarget.value)}
          />
          <TextInput
            size="sm"
            label={t('preorder.price.shipping')}
            inputMode="decimal"
            value={shipping}
            error={fault(shipping)}
            onChange={event => setShipping(event.currentTarget.value)}
          />
        </div>
      )}
      {item.setPrice && !isTakenBack && (
        <div>
          <Button variant="subtle" size="xs" onClick={() => setTakenBack(true)}>
            {t('preorder.price.takeBack')}
          </Button>
        </div>
      )}
    </EditBox>
  )
}
