import type { Label, Locale } from '@teamloom/kit/label.ts'

type TermWords = {
  readonly kind: 'day' | 'words'
  readonly label: Label
  /** Said while nothing is set, with what may not be begun before it is asked. */
  readonly unset: Label
}

/** TP69: what a house and its workshop agree on for an order, in the order in which they need it. */
export const orderTerms = {
  sample: {
    kind: 'words',
    label: { en: 'Pre-production sample', fr: 'Échantillon de préproduction' },
    unset: {
      en: 'not agreed yet: ask how many and in which sizes before anything is cut or knitted',
      fr: 'pas encore convenu\u00a0: demandez combien et dans quelles tailles avant de couper ou de tricoter',
    },
  },
  sampleSent: {
    kind: 'day',
    label: { en: 'Sample sent by', fr: 'Échantillon envoyé au plus tard le' },
    unset: {
      en: 'not agreed yet: ask before it is made',
      fr: 'pas encore convenu\u00a0: demandez avant de le faire',
    },
  },
  sampleAnswered: {
    kind: 'day',
    label: { en: 'Sample approved or refused by', fr: 'Échantillon approuvé ou refusé au plus tard le' },
    unset: {
      en: 'not agreed yet: ask before quantities are begun',
      fr: 'pas encore convenu\u00a0: demandez avant de commencer les quantités',
    },
  },
  delivery: {
    kind: 'words',
    label: { en: 'Delivery, Incoterms 2020', fr: 'Livraison, Incoterms 2020' },
    unset: {
      en: 'no rule and place agreed yet: ask before a carrier is booked',
      fr: 'règle et lieu pas encore convenus\u00a0: demandez avant de retenir un transporteur',
    },
  },
  freight: {
    kind: 'words',
    label: { en: 'Freight', fr: 'Transport' },
    unset: {
      en: 'carrier and who pays it not agreed yet: ask before anything is shipped',
      fr: 'transporteur et qui le paie pas encore convenus\u00a0: demandez avant d’expédier',
    },
  },
} as const satisfies Record<string, TermWords>

export type OrderTerm = keyof typeof orderTerms
export const orderTermKeys = Object.keys(orderTerms) as OrderTerm[]

/** Days as `2027-02-01`, words as they were typed; absent of what is not agreed. */
export type OrderTerms = Readonly<Partial<Record<OrderTerm, string>>>

/** Each with its label; days as `dates` tells them. `decides`: who is asked, said after what is not agreed. */
export function termRows(
  terms: OrderTerms,
  locale: Locale,
  dates: Intl.DateTimeFormat,
  decides = '',
): string[][] {
  return orderTermKeys.map(key => {
    const { label, unset, kind } = orderTerms[key]
    const set = terms[key]
    if (set === undefined) return [label[locale], `${unset[locale]}${decides}`]
    return [label[locale], kind === 'day' ? dates.format(new Date(`${set}T12:00:00Z`)) : set]
  })
}
