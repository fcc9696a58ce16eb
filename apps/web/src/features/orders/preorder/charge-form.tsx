import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type ChargeKind, chargeKindLabel, chargeKinds } from '@teamloom/commerce/charges/charge.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { dequal } from 'dequal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/fields.module.css'
import { useUndoCharge } from '#web/features/orders/preorder/use-undo-charge.ts'
import { dollarsText, shareCentsOf } from '#web/lib/dollars.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { newId } from '#web/lib/new-id.ts'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  /** None: a new one. */
  readonly chargeId?: string | undefined
  readonly onDone: () => void
}

/** A line that is no garment: what for, its name, amount, tax and reason; one of nothing is taken off. */
export function ChargeForm({ chargeId, onDone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { detail } = useEditing()
  const offerUndo = useUndoCharge()
  const { charges, currency, subtotal } = detail.invoice
  const [id] = useState(() => chargeId ?? newId())
  const kept = charges.find(each => each.id === id)
  const [kind, setKind] = useState<ChargeKind>(kept?.kind ?? 'setup')
  const [name, setName] = useState(kept?.name ?? '')
  const [text, setText] = useState(kept ? dollarsText(kept.amount, locale) : '')
  const [isTaxed, setTaxed] = useState(kept?.taxed ?? true)
  const [reason, setReason] = useState(kept?.reason ?? '')
  const amount = shareCentsOf(text, subtotal)
  const said = {
    id,
    kind,
    name: name.trim(),
    taxed: isTaxed,
    ...(reason.trim() && { reason: reason.trim() }),
  }
  const charge = amount === undefined || (!kept && amount === 0) ? undefined : { ...said, amount }
  const isGone = kept !== undefined && amount === 0
  return (
    <EditBox
      edit={charge && !dequal(charge, kept) ? { kind: 'setCharge', charge } : undefined}
      valueOf={({ invoice }) => invoice.charges.find(each => each.id === id)}
      saveLabel={t(isGone ? 'preorder.charge.remove' : 'common.save')}
      onSaved={() => {
        if (isGone) offerUndo(kept)
        onDone()
      }}
      onCancel={onDone}
    >
      <div className={classes.pair}>
        <NativeSelect
          size="sm"
          autoFocus
          label={t('preorder.charge.kind')}
          value={kind}
          data={chargeKinds.map(each => ({ value: each, label: chargeKindLabel(each)[locale] }))}
          onChange={event => {
            const { value } = event.currentTarget
            setKind(chargeKinds.find(each => each === value) ?? kind)
          }}
        />
        <TextInput
          size="sm"
          label={t('preorder.charge.amount', { currency: currency.toUpperCase() })}
          maxLength={20}
          value={text}
          description={
            text.includes('%') && amount !== undefined
              ? t('preorder.discount.percentIs', { amount: moneyText(amount, currency, locale) })
              : t('preorder.discount.hint')
          }
          error={text.trim() !== '' && amount === undefined && <Fault>{t('preorder.charge.fault')}</Fault>}
          onChange={event => setText(event.currentTarget.value)}
        />
        <TextInput
          size="sm"
          label={t('preorder.charge.name')}
          description={t('preorder.charge.nameHint')}
          maxLength={200}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <TextInput
          size="sm"
          label={t('preorder.charge.reason')}
          description={t('preorder.charge.reasonHint')}
          maxLength={500}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
      </div>
      <Checkbox
        size="sm"
        label={t('preorder.charge.taxed')}
        checked={isTaxed}
        onChange={event => setTaxed(event.currentTarget.checked)}
      />
      {kept && amount !== 0 && (
        <div>
          <Button variant="subtle" size="xs" onClick={() => setText('0')}>
            {t('preorder.charge.remove')}
          </Button>
        </div>
      )}
    </EditBox>
  )
}
