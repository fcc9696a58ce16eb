import { Button } from '@mantine/core'
import type { MailDefinition } from '@teamloom/commerce/house/mails/define-mail.ts'
import type { MailText } from '@teamloom/commerce/house/mails/mail-text.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/shop-mails/mails.module.css'
import { TwoLanguageField } from '#web/shown/settings/setting-fields.tsx'
import type { SettingForm } from '#web/shown/settings/setting-form.ts'
import settings from '#web/ui/settings.module.css'

type Props = {
  readonly mail: MailDefinition
  readonly form: SettingForm<MailText>
}

/** Subject, heading and text of a mail in both languages, and what may be named in them. */
export function MailEditor({ mail: { fields, built }, form }: Props) {
  const { t } = useTranslation()
  return (
    <section className={settings.card} aria-label={t('mails.words')}>
      <div className={classes.head}>
        <h2 className={settings.heading}>{t('mails.words')}</h2>
        {!form.isReadOnly && !isSame(form.value, built) && (
          <Button variant="subtle" size="sm" onClick={() => form.set(built)}>
            {t('mails.asBuilt')}
          </Button>
        )}
      </div>
      <p className={settings.fieldHint}>{t('mails.fieldsHint')}</p>
      <dl className={classes.fields}>
        {fields.map(field => (
          <div key={field}>
            <dt>{`{${field}}`}</dt>
            <dd>{t(`mails.fields.${field}`)}</dd>
          </div>
        ))}
      </dl>
      <TwoLanguageField form={form} name="subject" label={t('mails.subject')} most={150} />
      <TwoLanguageField form={form} name="heading" label={t('mails.heading')} most={150} />
      <TwoLanguageField
        form={form}
        name="text"
        label={t('mails.text')}
        hint={t('mails.textHint')}
        rows={5}
        most={3000}
      />
    </section>
  )
}
