import type { AuditEntry } from '@teamloom/contract/staff.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { useTranslation } from 'react-i18next'
import { useRoleNames } from '#web/features/people/role-names.ts'
import { useLocale } from '#web/lib/i18n.ts'

const clocks = {
  en: new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit', hour12: false }),
  fr: new Intl.DateTimeFormat('fr-CA', { hour: '2-digit', minute: '2-digit', hour12: false }),
} as const satisfies Record<Locale, Intl.DateTimeFormat>

const listOf = (value: AuditEntry['facts'][string] | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat().map(String)

/** What an entry of the audit says: a sentence, and below it when and from where. */
export function useEntryWords(entry: AuditEntry) {
  const { t } = useTranslation()
  const locale = useLocale()
  const namesOf = useRoleNames()
  const { actor, subject, kind, facts, address, at } = entry
  const isWithdrawn = kind === 'person_changed' && listOf(facts['roles']).length === 0
  const key = isWithdrawn
    ? ('people.activity.kinds.withdrawn' as const)
    : (`people.activity.kinds.${kind}` as const)
  const whom = subject?.name || t('people.activity.nobody')
  const device = listOf(facts['device']).join()
  const abilities = listOf(facts['abilities'])
  const factor = (['passkey', 'totp'] as const).find(each => facts['factor'] === each)
  const factorName = factor && t(`people.factors.${factor}`)
  const told = [
    clocks[locale].format(new Date(at)),
    device,
    kind === 'person_changed' && !isWithdrawn ? t('people.abilityCount', { n: abilities.length }) : '',
    kind === 'sign_in_held' ? t('people.activity.held', { n: listOf(facts['minutes']).join() }) : '',
    kind === 'sessions_ended' ? t('people.devices', { count: Number(facts['devices'] ?? 0) }) : '',
    address ?? '',
  ]
  return {
    who: actor?.name || t('people.activity.operator'),
    key,
    values: {
      whom,
      roles: namesOf(listOf(facts['roles'])),
      email: listOf(facts['email']).join() || t('people.activity.nobody'),
      what: factorName || listOf(facts['what'] ?? facts['name']).join(),
    },
    details: told.filter(Boolean).join(' · '),
  }
}
