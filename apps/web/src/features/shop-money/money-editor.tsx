import { Checkbox } from '@mantine/core'
import type { Money } from '@teamloom/commerce/house/money.ts'
import { provincesToRegisterIn } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { useTranslation } from 'react-i18next'
import { NumberField, TextField, ToggleField, TwoLanguageField } from '#web/shown/settings/setting-fields.tsx'
import type { SettingForm } from '#web/shown/settings/setting-form.ts'
import classes from '#web/ui/settings.module.css'

/** Taxes, transfers, deposits and what invoices say. */
export function MoneyEditor({ form }: { readonly form: SettingForm<Money> }) {
  const { t } = useTranslation()
  return (
    <>
      <section className={classes.card} aria-label={t('shop.money.taxes')}>
        <h2 className={classes.heading}>{t('shop.money.taxes')}</h2>
        <div className={classes.fields}>
          <TextField
            form={form}
            name="gstNumber"
            label={t('shop.money.gstNumber')}
            hint={t('shop.money.gstHint')}
          />
          <TextField
            form={form}
            name="qstNumber"
            label={t('shop.money.qstNumber')}
            hint={t('shop.money.qstHint')}
          />
        </div>
        <Checkbox.Group
          label={t('shop.money.collectPst')}
          description={t('shop.money.collectHint')}
          value={[...form.value.collectPst]}
          onChange={collectPst => form.set({ collectPst: [...collectPst].sort() })}
        >
          <div className={classes.row}>
            {provincesToRegisterIn.map(province => (
              <Checkbox
                key={province}
                value={province}
                label={t(`shop.money.provinces.${province}`)}
                disabled={form.isReadOnly}
              />
            ))}
          </div>
        </Checkbox.Group>
      </section>
      <section className={classes.card} aria-label={t('shop.money.paying')}>
        <h2 className={classes.heading}>{t('shop.money.paying')}</h2>
        <div className={classes.fields}>
          <NumberField
            form={form}
            name="paymentDays"
            label={t('shop.money.paymentDays')}
            hint={t('shop.money.daysHint')}
          />
          <NumberField
            form={form}
            name="depositPercent"
            mayBeNone
            label={t('shop.money.depositPercent')}
            hint={t('shop.money.depositHint')}
          />
          <TextField form={form} name="interacEmail" type="email" label={t('shop.money.interacEmail')} />
          <TextField
            form={form}
            name="bankAccount"
            label={t('shop.money.bankAccount')}
            hint={t('shop.money.bankHint')}
          />
        </div>
        <ToggleField
          form={form}
          name="waivesMinimumOfOneMore"
          label={t('shop.money.waivesMinimumOfOneMore')}
          hint={t('shop.money.waivesHint')}
        />
      </section>
      <section className={classes.card} aria-label={t('shop.money.invoices')}>
        <h2 className={classes.heading}>{t('shop.money.invoices')}</h2>
        <TwoLanguageField
          form={form}
          name="invoiceTerms"
          label={t('shop.money.invoiceTerms')}
          hint={t('shop.money.termsHint')}
          rows={3}
          most={1000}
        />
      </section>
    </>
  )
}
