import { NativeSelect, TextInput } from '@mantine/core'
import { exemptFrom, type TaxExemption } from '@teamloom/commerce/taxes/tax-exemption.ts'
import { dequal } from 'dequal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeldRight } from '#web/data/rights.ts'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { Editable } from '#web/features/orders/preorder/editable.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/fields.module.css'
import { Fault } from '#web/ui/fault.tsx'

/** Which taxes the buyer is exempt from, and by which certificate. */
export function TaxExemptionField() {
  const { t } = useTranslation()
  const { detail } = useEditing()
  const held = useHeldRight('discounts', detail.userId)
  const { taxExemption } = detail.invoice
  const view = taxExemption
    ? t('preorder.exemption.line', {
        kind: t(`preorder.exemption.kinds.${taxExemption.from}`),
        number: taxExemption.number,
      })
    : t('preorder.exemption.none')
  if (held !== null) return <span title={held}>{view}</span>
  return (
    <Editable
      name={t('preorder.exemption.title')}
      view={view}
      renderForm={done => <ExemptionForm kept={taxExemption} onDone={done} />}
    />
  )
}

type FormProps = { readonly kept: TaxExemption | null; readonly onDone: () => void }

function ExemptionForm({ kept, onDone }: FormProps) {
  const { t } = useTranslation()
  const [from, setFrom] = useState(kept?.from)
  const [number, setNumber] = useState(kept?.number ?? '')
  const exemption = from ? { from, number: number.trim() } : null
  const isNumberless = exemption !== null && exemption.number === ''
  return (
    <EditBox
      edit={isNumberless || dequal(exemption, kept) ? undefined : { kind: 'setTaxExemption', exemption }}
      valueOf={({ invoice }) => invoice.taxExemption}
      saveLabel={t('common.save')}
      onSaved={onDone}
      onCancel={onDone}
    >
      <div className={classes.pair}>
        <NativeSelect
          size="sm"
          autoFocus
          label={t('preorder.exemption.from')}
          value={from ?? 'none'}
          data={(['none', ...exemptFrom] as const).map(each => ({
            value: each,
            label: t(`preorder.exemption.kinds.${each}`),
          }))}
          onChange={event => {
            const { value } = event.currentTarget
            setFrom(exemptFrom.find(each => each === value))
          }}
        />
        {from && (
          <TextInput
            size="sm"
            label={t('preorder.exemption.number')}
            maxLength={100}
            value={number}
            error={isNumberless && <Fault>{t('preorder.exemption.numberFault')}</Fault>}
            onChange={event => setNumber(event.currentTarget.value)}
          />
        )}
      </div>
    </EditBox>
  )
}
