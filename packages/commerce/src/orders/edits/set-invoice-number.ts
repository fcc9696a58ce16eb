import { inColumn } from './noted-number.ts'
import { setNumber } from './set-number.ts'

/** OR48: no other invoice has it, which the server looks up. */
export const setInvoiceNumber = setNumber({
  edit: 'setInvoiceNumber',
  field: 'externalInvoice',
  asked: { method: 'POST', path: 'externalinvoice', summary: 'Give the invoice a number of one’s own' },
  label: { en: 'Invoice', fr: 'Facture' },
  none: { en: 'None', fr: 'Aucune' },
  kept: inColumn('invoiceNumber', 'invoice_updated', 'invoice_number'),
})
