import { inColumn } from './noted-number.ts'
import { setNumber } from './set-number.ts'

export const setQuoteNumber = setNumber({
  edit: 'setQuoteNumber',
  field: 'externalQuote',
  asked: { method: 'POST', path: 'externalquote', summary: 'Note the number of the quote' },
  label: { en: 'External quote', fr: 'Soumission externe' },
  none: { en: 'None', fr: 'Aucune' },
  kept: inColumn('externalQuote', 'invoice_updated', 'externalQuoteNumber'),
})
