import { z } from 'zod/mini'
import { provincesToRegisterIn } from '../taxes/canadian-taxes.ts'
import type { SettingFault } from './setting-fault.ts'
import { faultsOfBoth, isEmail, type TwoLanguages, twoLanguages } from './setting-words.ts'

/** ST21: how the house is paid, and what its invoices say of it. */
export type Money = {
  /** Empty: the house is not registered, and its papers have no such line. */
  readonly gstNumber: string
  readonly qstNumber: string
  /** Provinces besides Québec whose own tax is charged. */
  readonly collectPst: readonly string[]
  /** Days to pay an order or a deposit. */
  readonly paymentDays: number
  /** What staff ask for at first of a request's sum, in whole per cents; null: they say it each time. */
  readonly depositPercent: number | null
  /** Where transfers go; empty: customers are asked to write. */
  readonly interacEmail: string
  readonly bankAccount: string
  /** Below the sums of an invoice; empty: nothing more. */
  readonly invoiceTerms: TwoLanguages
  /** OR62: whether one more piece of a delivered design needs no minimum. */
  readonly waivesMinimumOfOneMore: boolean
}

const line = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u))

const schema = z.strictObject({
  gstNumber: line(40),
  qstNumber: line(40),
  collectPst: z.array(z.enum(provincesToRegisterIn)).check(
    z.maxLength(provincesToRegisterIn.length),
    z.refine(given => new Set(given).size === given.length),
  ),
  paymentDays: z.int().check(z.gte(1), z.lte(365)),
  depositPercent: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  interacEmail: line(200),
  bankAccount: line(200),
  invoiceTerms: twoLanguages(1000),
  waivesMinimumOfOneMore: z.boolean(),
})
export const moneySchema = schema as unknown as z.ZodMiniType<Money>

export function faultsOfMoney(money: Money): SettingFault[] {
  const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()
  const isNumber = (text: string, letters: string, digits: number) =>
    text === '' || new RegExp(`^\\d{${digits}}${letters}\\d{4}$`).test(plain(text))
  return [
    ...(isNumber(money.gstNumber, 'RT', 9) ? [] : [{ field: 'gstNumber', rule: 'tax_number' as const }]),
    ...(isNumber(money.qstNumber, 'TQ', 10) ? [] : [{ field: 'qstNumber', rule: 'tax_number' as const }]),
    ...(money.interacEmail === '' || isEmail(money.interacEmail)
      ? []
      : [{ field: 'interacEmail', rule: 'email' as const }]),
    ...faultsOfBoth(money.invoiceTerms, 'invoiceTerms'),
  ]
}

/** Where nobody configured anything. */
export const moneyAsBuilt: Money = {
  gstNumber: '',
  qstNumber: '',
  collectPst: [],
  paymentDays: 15,
  depositPercent: null,
  interacEmail: '',
  bankAccount: '',
  invoiceTerms: { en: '', fr: '' },
  waivesMinimumOfOneMore: true,
}
