import type { PaymentMethod } from '@teamloom/commerce/payments/ledger.ts'
import type { TaxRate } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { Locale } from '@teamloom/kit/label.ts'

type Words = {
  readonly taxes: Readonly<Record<TaxRate['name'], string>>
  readonly methods: Readonly<Record<PaymentMethod, string>>
  readonly discounts: Readonly<Record<string, string>>
  readonly countries: Readonly<Record<'CA' | 'US', string>>
  readonly percentage: (percentage: string) => string
  readonly gst: (number: string) => string
  readonly qst: (number: string) => string
}

/** What both an invoice and a receipt say, as the tax offices of each language call it. */
export const documentWords: Readonly<Record<Locale, Words>> = {
  en: {
    taxes: { GST: 'GST', HST: 'HST', QST: 'QST', PST: 'PST', RST: 'RST' },
    methods: {
      card: 'Credit card',
      bank_transfer: 'Bank transfer',
      interac: 'Interac transfer',
      cheque: 'Cheque',
      cash: 'Cash',
    },
    discounts: {
      first_order: 'Discount, first order',
      referral: 'Discount, referral',
      referral_credit: 'Referral credit',
    },
    countries: { CA: 'Canada', US: 'United States' },
    percentage: percentage => `${percentage}%`,
    gst: number => `GST/HST no. ${number}`,
    qst: number => `QST no. ${number}`,
  },
  fr: {
    taxes: { GST: 'TPS', HST: 'TVH', QST: 'TVQ', PST: 'TVP', RST: 'TVD' },
    methods: {
      card: 'Carte de crédit',
      bank_transfer: 'Virement bancaire',
      interac: 'Virement Interac',
      cheque: 'Chèque',
      cash: 'Comptant',
    },
    discounts: {
      first_order: 'Rabais, première commande',
      referral: 'Rabais, recommandation',
      referral_credit: 'Crédit de recommandation',
    },
    countries: { CA: 'Canada', US: 'États-Unis' },
    percentage: percentage => `${percentage}\u00a0%`,
    gst: number => `Nº de TPS/TVH ${number}`,
    qst: number => `Nº de TVQ ${number}`,
  },
}
