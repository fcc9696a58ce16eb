import type { Label } from '@teamloom/kit/label.ts'
import { chargeKinds, chargeLabel } from '../../charges/charge.ts'
import { exemptFrom } from '../../taxes/tax-exemption.ts'
import { defineOrderEvent, type EventData } from './define-order-event.ts'
import { moneyOf, partIn, textIn, withReason } from './read-data.ts'

/** OR27: `id, old: {name, amount}` or null`, new: {name, amount}`; `ids`: only their order is another. */
export const discountUpdated = defineOrderEvent({
  name: 'discount_updated',
  about: 'money',
  staysTold: true,
  sentence: (data, told) => {
    if ('ids' in data) return { en: 'changed the order of the discounts', fr: 'a changé l’ordre des rabais' }
    const now = partIn(data, 'new')
    const [name, amount] = [discountLabel(now), moneyOf(now.amount, told)]
    return data.old
      ? {
          en: `changed the discount ${name.en} to ${amount}`,
          fr: `a changé le rabais ${name.fr} à ${amount}`,
        }
      : { en: `added the discount ${name.en}, ${amount}`, fr: `a ajouté le rabais ${name.fr}, ${amount}` }
  },
})

/** OR27: `id, old: {name, amount}`. */
export const discountRemoved = defineOrderEvent({
  name: 'discount_removed',
  about: 'money',
  staysTold: true,
  sentence: (data, told) => {
    const old = partIn(data, 'old')
    const [name, amount] = [discountLabel(old), moneyOf(old.amount, told)]
    return {
      en: `removed the discount ${name.en}, ${amount}`,
      fr: `a retiré le rabais ${name.fr}, ${amount}`,
    }
  },
})

/** PR24: `id, old` or null`, new: {kind, name, amount, taxed, reason?}`; `ids`: only their order is another. */
export const chargeUpdated = defineOrderEvent({
  name: 'charge_updated',
  about: 'money',
  staysTold: true,
  sentence: (data, told) => {
    if ('ids' in data) return { en: 'changed the order of the charges', fr: 'a changé l’ordre des frais' }
    const now = partIn(data, 'new')
    const [name, amount] = [labelOfCharge(now), moneyOf(now.amount, told)]
    const words = data.old
      ? {
          en: `changed the charge ${name.en} to ${amount}`,
          fr: `a changé les frais «\u00a0${name.fr}\u00a0» à ${amount}`,
        }
      : {
          en: `added the charge ${name.en}, ${amount}`,
          fr: `a ajouté les frais «\u00a0${name.fr}\u00a0», ${amount}`,
        }
    return { en: withReason(words.en, now), fr: withReason(words.fr, now) }
  },
})

/** PR24: `id, old: {kind, name, amount, taxed, reason?}`. */
export const chargeRemoved = defineOrderEvent({
  name: 'charge_removed',
  about: 'money',
  staysTold: true,
  sentence: (data, told) => {
    const old = partIn(data, 'old')
    const [name, amount] = [labelOfCharge(old), moneyOf(old.amount, told)]
    return {
      en: `removed the charge ${name.en}, ${amount}`,
      fr: `a retiré les frais «\u00a0${name.fr}\u00a0», ${amount}`,
    }
  },
})

/** TX8: `old, new`: `{number, from}` or null. */
export const taxExemptionUpdated = defineOrderEvent({
  name: 'tax_exemption_updated',
  about: 'money',
  staysTold: true,
  sentence: (data, { exemptionLabel }) => {
    const now = partIn(data, 'new')
    const from = exemptFrom.find(each => each === now.from)
    if (!data.new || !from) return { en: 'removed the tax exemption', fr: 'a retiré l’exemption de taxes' }
    const [number, kind] = [textIn(now, 'number') ?? '?', exemptionLabel(from)]
    return {
      en: `noted the tax exemption ${number}: ${kind}`,
      fr: `a noté l’exemption de taxes ${number}\u00a0: ${kind}`,
    }
  },
})

/** OR26: `old: {currency}, new: {currency}`. */
export const currencyUpdated = defineOrderEvent({
  name: 'currency_updated',
  about: 'money',
  staysTold: true,
  sentence: data => {
    const nameIn = (part: string) => textIn(partIn(data, part), 'currency')?.toUpperCase() ?? '?'
    const [old, now] = [nameIn('old'), nameIn('new')]
    return {
      en: `changed the currency from ${old} to ${now}`,
      fr: `a changé la devise de ${old} à ${now}`,
    }
  },
})

/** Names of the discounts that come by themselves: they are kept by a name of the house. */
const offers: Readonly<Record<string, Label>> = {
  first_order: { en: 'First order', fr: 'Première commande' },
  referral: { en: 'Referral', fr: 'Recommandation' },
  referral_credit: { en: 'Referral credit', fr: 'Crédit de recommandation' },
}

function discountLabel(data: EventData): Label {
  const name = textIn(data, 'name') ?? ''
  return Object.hasOwn(offers, name) ? (offers[name] as Label) : { en: name, fr: name }
}

function labelOfCharge(data: EventData): Label {
  const kind = chargeKinds.find(each => each === data.kind) ?? 'other'
  const { en, fr } = chargeLabel({ kind, name: textIn(data, 'name') ?? '' })
  return data.taxed === false ? { en: `${en} (not taxed)`, fr: `${fr} (non taxable)` } : { en, fr }
}
