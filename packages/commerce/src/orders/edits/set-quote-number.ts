import { setNumber } from './set-number.ts'

export const setQuoteNumber = setNumber({
  edit: 'setQuoteNumber',
  field: 'externalQuote',
  asked: { method: 'POST', path: 'externalquote', summary: 'Note the number of the quote' },
  kept: { as: 'externalQuote', event: 'invoice_updated', toldAs: 'externalQuoteNumber' },
})
