import { amongNumbers } from './noted-number.ts'
import { setNumber } from './set-number.ts'

/** OR60: the number of the order by which the customer's own house buys. */
export const setPoNumber = setNumber({
  edit: 'setPoNumber',
  field: 'poNumber',
  asked: {
    method: 'PUT',
    path: 'ponumber',
    summary: 'Note the customer’s purchase order number, which the invoice and the techpack say',
  },
  label: { en: 'Customer’s PO number', fr: 'Nº de bon de commande du client' },
  none: { en: 'None', fr: 'Aucun' },
  kept: amongNumbers('poNumber', {
    en: 'the customer’s PO number',
    fr: 'le numéro de bon de commande du client',
  }),
  isOnInvoice: true,
  isOnTechpack: true,
})
