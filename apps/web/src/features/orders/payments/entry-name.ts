import type { Ledger } from '@teamloom/contract/payments.ts'
import type { TFunction } from 'i18next'

/** `Interac`, `Card, paid back`, `Cheque, correction`. */
export function entryName({ method, amount, reverses }: Ledger['entries'][number], t: TFunction): string {
  const name = t(`payments.methods.${method}`)
  if (reverses !== null) return t('payments.reversal', { method: name })
  return amount < 0 ? t('payments.refundBy', { method: name }) : name
}

/** Why it is not, or not yet, money. */
export function entryState(
  { state, currency }: Ledger['entries'][number],
  ledger: Ledger,
  t: TFunction,
): string {
  const isOther = state === 'failed' && currency !== ledger.currency
  return t(`payments.states.${isOther ? 'otherCurrency' : state}`)
}
