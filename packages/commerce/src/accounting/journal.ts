import type { Cents } from '@teamloom/kit/money.ts'
import { type BookedEntry, bookedTaxes, totalOf } from './books.ts'

/** Accounts that the books move money between: the name for QuickBooks Online, and the code for Xero. */
export const accounts = {
  receivable: { name: 'Accounts Receivable (A/R)', code: '1195' },
  sales: { name: 'Sales', code: '200' },
  GST: { name: 'GST Payable', code: '821' },
  HST: { name: 'HST Payable', code: '822' },
  QST: { name: 'QST Payable', code: '823' },
  PST: { name: 'PST Payable', code: '824' },
  received: { name: 'Undeposited Funds', code: '1190' },
} as const
export type Account = keyof typeof accounts

export type JournalLine = {
  readonly account: Account
  /** Cents: more than nothing is a debit, less a credit. */
  readonly amount: Cents
}

/** BK3: an entry as lines that sum to nothing: an invoice owes sales and each tax, a payment pays what is owed. */
export function journalOf(entry: BookedEntry): JournalLine[] {
  const lines: JournalLine[] = [
    { account: 'receivable', amount: totalOf(entry) - entry.received },
    { account: 'received', amount: entry.received },
    { account: 'sales', amount: -entry.net },
    ...bookedTaxes.map(account => ({ account, amount: -entry.taxes[account] })),
  ]
  return lines.filter(({ amount }) => amount !== 0)
}
