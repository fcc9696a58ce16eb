import type { Label } from '@teamloom/kit/label.ts'
import { paymentMethods } from '../../payments/ledger.ts'
import { defineOrderEvent, type EventData, type Told } from './define-order-event.ts'
import { moneyOf, numberOf, partIn } from './read-data.ts'

/** OR33: `number, revision, total, currency`. */
export const invoiceIssued = defineOrderEvent({
  name: 'invoice_issued',
  about: 'money',
  staysTold: true,
  follows: true,
  sentence: (data, told) => {
    const revision = numberOf(data.revision, told)
    const total = moneyOf(data.total, told, data.currency)
    return {
      en: `issued revision ${revision} of the invoice, ${total}`,
      fr: `a émis la révision ${revision} de la facture, ${total}`,
    }
  },
})

/** `old, new`: `{percent, amount}` or null, `currency`. */
export const depositUpdated = defineOrderEvent({
  name: 'deposit_updated',
  about: 'money',
  staysTold: true,
  sentence: (data, told) => {
    if (!data.new) return { en: 'asked for no deposit any more', fr: 'ne demande plus d’acompte' }
    const now = partIn(data, 'new')
    const [percent, amount] = [numberOf(now.percent, told), moneyOf(now.amount, told, data.currency)]
    return {
      en: `asked for a deposit of ${percent}%, ${amount}`,
      fr: `a demandé un acompte de ${percent}\u00a0%, ${amount}`,
    }
  },
})

/** `method, amount, currency, reference, state`, `reverses`: the entry that was a mistake, or null; one of before says neither of the two. */
export const paymentRecorded = defineOrderEvent({
  name: 'payment_recorded',
  about: 'money',
  staysTold: true,
  sentence: (data, told) => {
    const [amount, method] = [absoluteIn(data, told), methodIn(data, told)]
    if (data.state === 'failed')
      return {
        en: `noted a payment of ${amount} that could not be booked, ${method}`,
        fr: `a noté un paiement de ${amount} qui n’a pas pu être inscrit, ${method}`,
      }
    if (data.reverses)
      return {
        en: `took back a booking of ${amount} that was a mistake, ${method}`,
        fr: `a annulé une inscription de ${amount} faite par erreur, ${method}`,
      }
    if (typeof data.amount !== 'number' || data.amount >= 0)
      return {
        en: `booked a payment of ${amount}, ${method}`,
        fr: `a inscrit un paiement de ${amount}, ${method}`,
      }
    return data.state === 'pending'
      ? {
          en: `asked for ${amount} to be paid back to the card`,
          fr: `a demandé de rembourser ${amount} sur la carte`,
        }
      : {
          en: `booked a refund of ${amount}, ${method}`,
          fr: `a inscrit un remboursement de ${amount}, ${method}`,
        }
  },
})

/** What became of a refund to a card: `method, amount, currency, state`: `booked` or `failed`. */
export const refundSettled = defineOrderEvent({
  name: 'refund_settled',
  about: 'money',
  staysTold: true,
  sentence: (data, told): Label => {
    const amount = absoluteIn(data, told)
    return data.state === 'failed'
      ? {
          en: `could not pay back ${amount} to the card`,
          fr: `n’a pas pu rembourser ${amount} sur la carte`,
        }
      : { en: `paid back ${amount} to the card`, fr: `a remboursé ${amount} sur la carte` }
  },
})

/** The order earns nothing any more, and this much of the credit that it had earned is spent: `amount, currency`. */
export const creditStays = defineOrderEvent({
  name: 'credit_stays',
  about: 'money',
  staysTold: true,
  follows: true,
  sentence: (data, told) => {
    const amount = moneyOf(data.amount, told, data.currency)
    return {
      en: `could not take back ${amount} of the referral credit that this order had earned: it is spent`,
      fr: `n’a pas pu retirer ${amount} du crédit de recommandation que cette commande avait rapporté\u00a0: il est déjà dépensé`,
    }
  },
})

function absoluteIn({ amount, currency }: EventData, told: Told): string {
  return moneyOf(typeof amount === 'number' ? Math.abs(amount) : undefined, told, currency)
}

function methodIn({ method: named }: EventData, { methodLabel }: Told): string {
  const method = paymentMethods.find(each => each === named)
  return method ? methodLabel(method) : '?'
}
