import type { Label } from '@teamloom/kit/label.ts'
import { defineOrderEvent } from './define-order-event.ts'
import { partIn, textIn } from './read-data.ts'

/** OR48: `old, new`: `{invoice_number}` or `{externalQuoteNumber}`. */
export const invoiceUpdated = defineOrderEvent({
  name: 'invoice_updated',
  about: 'details',
  staysTold: true,
  sentence: data => {
    const now = partIn(data, 'new')
    return 'externalQuoteNumber' in now
      ? noted({ en: 'the external quote', fr: 'la soumission externe' }, textIn(now, 'externalQuoteNumber'))
      : noted({ en: 'the invoice number', fr: 'le numéro de facture' }, textIn(now, 'invoice_number'))
  },
})

/** TP2: `old: {project_number}, new: {project_number}`. */
export const projectNumberUpdated = defineOrderEvent({
  name: 'project_number_updated',
  about: 'details',
  staysTold: true,
  changesTechpack: true,
  sentence: data =>
    noted(
      { en: 'the project number', fr: 'le numéro de projet' },
      textIn(partIn(data, 'new'), 'project_number'),
    ),
})

/** OR60: `field, called: {en, fr}` (in a sentence), `old: {number}, new: {number}`: a number that has no event of its own. */
export const numberUpdated = defineOrderEvent({
  name: 'number_updated',
  about: 'details',
  staysTold: true,
  changesTechpack: true,
  sentence: data => {
    const called = partIn(data, 'called')
    const [en, fr] = [textIn(called, 'en') ?? '?', textIn(called, 'fr') ?? '?']
    return noted({ en, fr }, textIn(partIn(data, 'new'), 'number'))
  },
})

function noted({ en, fr }: Label, number: string | undefined): Label {
  return number
    ? { en: `set ${en} to ${number}`, fr: `a mis ${fr} à ${number}` }
    : { en: `removed ${en}`, fr: `a retiré ${fr}` }
}

/** OR50: `old: {userId, name}` or null, `new: {userId, name}`. */
export const inChargeUpdated = defineOrderEvent({
  name: 'in_charge_updated',
  about: 'details',
  staysTold: false,
  sentence: data => {
    const name = textIn(partIn(data, 'new'), 'name') ?? '?'
    return { en: `put ${name} in charge`, fr: `a confié la demande à ${name}` }
  },
})

/** AD1 to AD4: `old, new`: addresses. */
export const shippingUpdated = defineOrderEvent({
  name: 'shipping_updated',
  about: 'details',
  staysTold: false,
  changesTechpack: true,
  sentence: () => ({ en: 'updated the delivery address', fr: 'a modifié l’adresse de livraison' }),
})

/** AD1 to AD4: `old, new`: addresses. */
export const billingUpdated = defineOrderEvent({
  name: 'billing_updated',
  about: 'details',
  staysTold: false,
  sentence: () => ({ en: 'updated the billing address', fr: 'a modifié l’adresse de facturation' }),
})

/** OR55: `text`, `named?: {userId, name}`: the colleague whom it is for. */
export const noteAdded = defineOrderEvent({
  name: 'note_added',
  about: 'notes',
  staysTold: false,
  sentence: data => {
    const text = textIn(data, 'text') ?? ''
    if (!data.named) return { en: `noted: ${text}`, fr: `a noté\u00a0: ${text}` }
    const name = textIn(partIn(data, 'named'), 'name') ?? '?'
    return { en: `noted for ${name}: ${text}`, fr: `a noté pour ${name}\u00a0: ${text}` }
  },
})
