import type { FieldRule } from '@teamloom/contract/field-rules.ts'
import type { RefusalFacts } from '@teamloom/contract/refusal-facts.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import i18next from 'i18next'

/** Fields whose limits are cents. */
const fieldsInCents = ['amount', 'pricePerUnit', 'priceOfShippingPerUnit', 'value', 'leastSubtotal']

/** Which field the server found wrong, and what fits it, in the language shown now. */
export function wrongFieldText({ field = '', rule, limit }: RefusalFacts): string {
  // All of it is wrong, which no field stands for.
  if (field === '') return i18next.t('toast.validation_failed')
  const key = `toast.fields.${field}`
  const isMoney = fieldsInCents.includes(String(field)) && (rule === 'atMost' || rule === 'atLeast')
  const number = Number(limit) / (isMoney ? 100 : 1)
  return i18next.t(`toast.wrong.${rule as FieldRule}`, {
    field: i18next.exists(key) ? i18next.t(key as 'toast.fields.qty') : quoted(String(field)),
    limit: limit === undefined ? '' : numberText(number, i18next.language as Locale),
  })
}

const quoted = (name: string) => (i18next.language === 'fr' ? `«\u00a0${name}\u00a0»` : `“${name}”`)
