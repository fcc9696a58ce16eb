import { Button, Checkbox, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import type { Promo } from '@teamloom/contract/promos.ts'
import { currencies } from '@teamloom/kit/money.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSavePromo } from '#web/data/promos.ts'
import {
  draftOfPromo,
  emptyPromo,
  faultsOfPromo,
  type PromoDraft,
  type PromoFault,
  termsOfPromo,
} from '#web/features/orders/promos/promo-draft.ts'
import classes from '#web/features/orders/promos/promos.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  /** None: a new one. */
  readonly promo: Promo | undefined
  readonly onDone: () => void
}

/** A code with its terms. */
export function PromoForm({ promo, onDone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const save = useSavePromo()
  const [draft, setDraft] = useState<PromoDraft>(() => (promo ? draftOfPromo(promo, locale) : emptyPromo))
  const [isTried, setTried] = useState(false)
  const faults = faultsOfPromo(draft)
  const set = (change: Partial<PromoDraft>) => {
    setDraft(before => ({ ...before, ...change }))
    save.reset()
  }
  const faultAt = (...names: readonly PromoFault[]) => {
    const fault = isTried && faults.find(each => names.includes(each))
    return fault && <Fault>{t(`promos.faults.${fault}`)}</Fault>
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (faults.length > 0 || save.isPending) return
    save.mutate({ id: promo?.id, terms: termsOfPromo(draft) }, { onSuccess: onDone })
  }
  const text = (
    name: 'leastSubtotal' | 'uses' | 'usesPerAccount',
    mode: 'decimal' | 'numeric' = 'numeric',
  ) => (
    <TextInput
      size="sm"
      label={t(`promos.fields.${name}`)}
      placeholder={t(`promos.none.${name}`)}
      inputMode={mode}
      maxLength={20}
      value={draft[name]}
      error={faultAt(name)}
      onChange={event => set({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={submit}
      aria-label={t(promo ? 'promos.edit' : 'promos.create')}
    >
      <div className={classes.fields}>
        <TextInput
          size="sm"
          autoFocus
          className={classes.code!}
          label={t('promos.fields.code')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={draft.code}
          error={faultAt('code')}
          onChange={event => set({ code: event.currentTarget.value })}
        />
        <div>
          <div className={classes.label} id="promo-kind">
            {t('promos.fields.kind')}
          </div>
          <SegmentedControl
            size="sm"
            aria-labelledby="promo-kind"
            value={draft.kind}
            data={[
              { value: 'percent', label: t('promos.kinds.percent') },
              { value: 'amount', label: t('promos.kinds.amount') },
            ]}
            onChange={value => set({ kind: value === 'amount' ? 'amount' : 'percent' })}
          />
        </div>
        <TextInput
          size="sm"
          label={t(`promos.values.${draft.kind}`)}
          inputMode="decimal"
          maxLength={20}
          value={draft.value}
          error={faultAt('value', 'percent')}
          onChange={event => set({ value: event.currentTarget.value })}
        />
        <NativeSelect
          size="sm"
          label={t('promos.fields.currency')}
          value={draft.currency}
          error={faultAt('currency')}
          data={[
            { value: '', label: t(draft.kind === 'amount' ? 'promos.choose' : 'promos.anyCurrency') },
            ...currencies.map(code => ({ value: code, label: code.toUpperCase() })),
          ]}
          onChange={event => set({ currency: event.currentTarget.value })}
        />
        <TextInput
          size="sm"
          type="date"
          label={t('promos.fields.from')}
          value={draft.from}
          onChange={event => set({ from: event.currentTarget.value })}
        />
        <TextInput
          size="sm"
          type="date"
          label={t('promos.fields.until')}
          value={draft.until}
          error={faultAt('until')}
          onChange={event => set({ until: event.currentTarget.value })}
        />
        {text('leastSubtotal', 'decimal')}
        {text('uses')}
        {text('usesPerAccount')}
      </div>
      <Checkbox
        size="sm"
        label={t('promos.fields.firstOrderOnly')}
        checked={draft.firstOrderOnly}
        onChange={event => set({ firstOrderOnly: event.currentTarget.checked })}
      />
      <Checkbox
        size="sm"
        label={t('promos.fields.addsUp')}
        checked={draft.addsUp}
        onChange={event => set({ addsUp: event.currentTarget.checked })}
      />
      {save.error && (
        <div role="alert">
          <Fault>{faultOf(save.error)}</Fault>
        </div>
      )}
      <div className={classes.buttons}>
        <BusyButton type="submit" size="sm" busy={save.isPending} busyLabel={t('common.saving')}>
          {t(promo ? 'common.save' : 'promos.create')}
        </BusyButton>
        <Button variant="subtle" color="gray" size="sm" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
