import type { TaxRate } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { Locale } from '@teamloom/kit/label.ts'

type Words = {
  readonly contents: (contents: string) => string
  readonly carrier: (carrier: string) => string
  readonly trackingNumber: (number: string) => string
  /** Whose it is, and what they wrote. */
  readonly note: (name: string, note: string) => string
  /** How far people's pieces were looked at. */
  readonly looked: (text: string) => string
  readonly taxes: Readonly<Record<TaxRate['name'], string>>
} & Readonly<
  Record<
    | 'track'
    | 'open'
    | 'proof'
    | 'quote'
    | 'invoice'
    | 'pieces'
    | 'subtotal'
    | 'discounts'
    | 'shipping'
    | 'shippingAbove'
    | 'untaxed'
    | 'exempt'
    | 'total'
    | 'undetermined'
    | 'attached',
    string
  >
>

export const statusWords: Readonly<Record<Locale, Words>> = {
  en: {
    contents: contents => `In this parcel: ${contents}`,
    carrier: carrier => `Carrier: ${carrier}.`,
    trackingNumber: number => `Tracking number: ${number}.`,
    note: (name, note) => `A note from ${name}: ${note}`,
    looked: text => `The proof shows each person’s piece, to be looked at one by one: ${text}.`,
    track: 'Track my order',
    open: 'View my order',
    proof: 'Look at the proof',
    quote: 'Look at the quote',
    invoice: 'Invoice',
    pieces: 'Pieces',
    subtotal: 'Subtotal',
    discounts: 'Discounts',
    shipping: 'Shipping, in each price',
    shippingAbove: 'Shipping, in each price and in the charges',
    untaxed: 'not taxed',
    exempt: 'Tax exemption, certificate',
    total: 'Total',
    undetermined: 'To be determined',
    attached: 'The invoice itself is attached.',
    taxes: { GST: 'GST', HST: 'HST', QST: 'QST', PST: 'PST', RST: 'RST' },
  },
  fr: {
    contents: contents => `Dans ce colis\u00a0: ${contents}`,
    carrier: carrier => `Transporteur\u00a0: ${carrier}.`,
    trackingNumber: number => `Numéro de suivi\u00a0: ${number}.`,
    note: (name, note) => `Une note de ${name}\u00a0: ${note}`,
    looked: text => `L’épreuve montre la pièce de chaque personne, à vérifier une à une\u00a0: ${text}.`,
    track: 'Suivre ma commande',
    open: 'Voir ma commande',
    proof: 'Voir l’épreuve',
    quote: 'Voir la soumission',
    invoice: 'Facture',
    pieces: 'Pièces',
    subtotal: 'Sous-total',
    discounts: 'Rabais',
    shipping: 'Livraison, comprise dans chaque prix',
    shippingAbove: 'Livraison, comprise dans chaque prix et dans les frais',
    untaxed: 'non taxable',
    exempt: 'Exemption de taxes, certificat',
    total: 'Total',
    undetermined: 'À déterminer',
    attached: 'La facture elle-même est jointe.',
    taxes: { GST: 'TPS', HST: 'TVH', QST: 'TVQ', PST: 'TVP', RST: 'TVD' },
  },
}
