import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { useTranslation } from 'react-i18next'
import { DraftField } from '#web/features/techpack/draft-field.tsx'
import classes from '#web/features/techpack/techpack-side.module.css'
import type { EditField } from '#web/features/techpack/use-techpack-edits.ts'
import { call } from '#web/lib/api.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly techpack: Pick<Techpack, 'id' | 'terms'>; readonly edit: EditField }

/** What is agreed with the workshop; below a field that is empty, what the document says meanwhile. */
export function OrderTerms({ techpack: { id: techpackId, terms }, edit }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <fieldset className={classes.terms}>
      <legend className={classes.label}>{t('techpack.terms')}</legend>
      {terms.map(({ key, kind, label, unset, value }) => (
        <DraftField
          key={key}
          maxLength={200}
          {...(kind === 'day' && { type: 'date' })}
          label={label[locale]}
          description={value === null ? unset[locale] : undefined}
          saved={value ?? ''}
          read={text => text.trim()}
          onEdit={text =>
            edit(`term/${key}`, revision =>
              call(techpackCalls.setTerms, {
                body: { techpackId, terms: { [key]: text || null }, revision },
              }),
            )
          }
        />
      ))}
    </fieldset>
  )
}
