import type { Ability } from '@teamloom/commerce/access/access.ts'
import type { DeskRight } from '@teamloom/commerce/access/desk-rights.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { factsOf, type RefusalFacts } from '@teamloom/contract/refusal-facts.ts'
import { isRefusalCode } from '@teamloom/contract/refusals.ts'
import type { Refusal, Result } from '@teamloom/kit/result.ts'
import i18next from 'i18next'
import { endedAsGuest } from '#web/lib/session.ts'
import { showToast, type Toast } from '#web/lib/toast.tsx'
import { wrongFieldText } from '#web/lib/wrong-field-text.ts'

/** Why it was refused, in the language shown now: with what it was about, where the facts say that. */
export function refusalText(key: string, facts: RefusalFacts = {}): string {
  if (key === 'notAllowed' && facts.ability) return i18next.t(`withheld.${facts.ability as Ability}`)
  if (key === 'right_not_given' && facts.right)
    return i18next.t(`withheld.rights.${facts.right as DeskRight}`)
  if (key === 'conflict' && facts.target === 'prices') return i18next.t('toast.pricesChanged')
  if (key === 'validation_failed' && facts.rule) return wrongFieldText(facts)
  const known = i18next.exists(`toast.${key}`) ? key : 'unknown'
  // A thing that has a name in each language.
  const thing = facts[i18next.language]
  const told: Readonly<Record<string, unknown>> = {
    ...facts,
    ...(thing === undefined ? {} : { thing }),
    ...(Object.keys(facts).length > 0 ? { context: 'told' } : {}),
  }
  return i18next.t(`toast.${known}` as 'toast.unknown', told)
}

function toastRefusal(
  key: string,
  facts: RefusalFacts,
  kind: 'warning' | 'error',
  endsWith?: Toast['endsWith'],
): void {
  showToast({ key: `toast.${key}`, kind, message: refusalText(key, facts), ...(endsWith && { endsWith }) })
}

/** Not by the person's own wish: they may not know why they see the login screen. */
export function tellSessionEnded(): void {
  toastRefusal(endedAsGuest() ? 'guest_ended' : 'token_expired', {}, 'warning')
}

/** Tells whoever asked for something what went wrong, in words; a lost session is the login screen's to explain. */
export function toastError(error: unknown): void {
  if (!(error instanceof CallError)) return toastRefusal('unknown', {}, 'error')
  if (error.status === 401) {
    if (error.errorKey === 'token_expired') tellSessionEnded()
    return
  }
  // A dialog and a screen of their own say so.
  if (error.errorKey === 'sign_up_first' || error.errorKey === 'account_deleted') return
  const isOurs = error.errorKey === 'unknown' && error.status >= 500
  const kind = error.status === 404 ? 'warning' : 'error'
  // Of the line or of what stands before the server, not of what the server did.
  const isOutage = error.status === 0 || error.status > 500
  toastRefusal(isOurs ? 'internalError' : error.errorKey, error.facts, kind, isOutage ? 'outage' : undefined)
}

/** Tells why something did not come that a screen asks for by itself: that it is not there is the screen's to say. */
export function toastLoadError(error: unknown): void {
  if (!(error instanceof CallError && error.status === 404)) toastError(error)
}

/** Says in words why a change was not made; answers whether it was. */
export function showRefusal(result: Result<unknown, Refusal>): boolean {
  if (result.ok) return true
  const { code } = result.refusal
  toastRefusal(code, (isRefusalCode(code) && factsOf(code, result.refusal)) || {}, 'warning', 'screen')
  return false
}
