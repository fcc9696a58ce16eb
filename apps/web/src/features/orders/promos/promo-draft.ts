import type { Promo, PromoTerms } from '@teamloom/contract/promos.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type Currency, currencies } from '@teamloom/kit/money.ts'
import { centsOf, dollarsText } from '#web/lib/dollars.ts'

/** A code as it is typed; days are of where one is. */
export type PromoDraft = {
  readonly code: string
  readonly kind: 'amount' | 'percent'
  readonly value: string
  /** Empty: each. */
  readonly currency: string
  readonly from: string
  /** The last day on which it holds. */
  readonly until: string
  readonly leastSubtotal: string
  readonly uses: string
  readonly usesPerAccount: string
  readonly firstOrderOnly: boolean
  readonly addsUp: boolean
}

export const emptyPromo: PromoDraft = {
  code: '',
  kind: 'percent',
  value: '',
  currency: '',
  from: '',
  until: '',
  leastSubtotal: '',
  uses: '',
  usesPerAccount: '1',
  firstOrderOnly: false,
  addsUp: false,
}

export type PromoFault =
  | 'code'
  | 'value'
  | 'percent'
  | 'currency'
  | 'until'
  | 'leastSubtotal'
  | 'uses'
  | 'usesPerAccount'

export function draftOfPromo(promo: Promo, locale: Locale): PromoDraft {
  return {
    code: promo.code,
    kind: promo.kind,
    value: promo.kind === 'amount' ? dollarsText(promo.value, locale) : String(promo.value),
    currency: promo.currency ?? '',
    from: promo.from ? dayOf(new Date(promo.from)) : '',
    until: promo.until ? dayOf(addDays(new Date(promo.until), -1)) : '',
    leastSubtotal: promo.leastSubtotal > 0 ? dollarsText(promo.leastSubtotal, locale) : '',
    uses: promo.uses === null ? '' : String(promo.uses),
    usesPerAccount: promo.usesPerAccount === null ? '' : String(promo.usesPerAccount),
    firstOrderOnly: promo.firstOrderOnly,
    addsUp: promo.addsUp,
  }
}

/** What is wrong with it, by field; none: `termsOfPromo` can be sent. */
export function faultsOfPromo(draft: PromoDraft): PromoFault[] {
  const { kind, value, from, until } = draft
  const worth = kind === 'amount' ? centsOf(value) : countOf(value)
  const faults: [PromoFault, boolean][] = [
    ['code', !/^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(draft.code.trim().toUpperCase())],
    ['value', kind === 'amount' && (worth === undefined || worth < 1)],
    ['percent', kind === 'percent' && (worth === undefined || worth < 1 || worth > 100)],
    ['currency', kind === 'amount' && draft.currency === ''],
    ['until', from !== '' && until !== '' && until < from],
    ['leastSubtotal', draft.leastSubtotal.trim() !== '' && centsOf(draft.leastSubtotal) === undefined],
    ['uses', !isCountOrNone(draft.uses)],
    ['usesPerAccount', !isCountOrNone(draft.usesPerAccount)],
  ]
  return faults.flatMap(([fault, isThere]) => (isThere ? [fault] : []))
}

export function termsOfPromo(draft: PromoDraft): PromoTerms {
  const { kind, value, from, until } = draft
  return {
    code: draft.code.trim(),
    kind,
    value: (kind === 'amount' ? centsOf(value) : countOf(value)) ?? 0,
    currency: currencies.find((each): each is Currency => each === draft.currency) ?? null,
    from: from ? startOf(from).toISOString() : null,
    until: until ? addDays(startOf(until), 1).toISOString() : null,
    leastSubtotal: centsOf(draft.leastSubtotal) ?? 0,
    uses: countOf(draft.uses) ?? null,
    usesPerAccount: countOf(draft.usesPerAccount) ?? null,
    firstOrderOnly: draft.firstOrderOnly,
    addsUp: draft.addsUp,
  }
}

function countOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined
}

function isCountOrNone(text: string): boolean {
  return text.trim() === '' || (countOf(text) ?? 0) >= 1
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00`)
}

/** A moment some days later, at the same time of day: a day of changing clocks has another length. */
function addDays(at: Date, days: number): Date {
  const moved = new Date(at)
  moved.setDate(moved.getDate() + days)
  return moved
}

function dayOf(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
