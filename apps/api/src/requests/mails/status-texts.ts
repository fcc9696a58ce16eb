import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { TaxRate } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { Locale } from '@teamloom/kit/label.ts'

type Numbers = { readonly request: number; readonly order: number | undefined }

type Texts = {
  readonly subject: (numbers: Numbers) => string
  readonly heading: string
  readonly text: string
}

/** What a customer is told of each step; nothing of the first, of which they were told when they took it. */
export const statusTexts: Readonly<Record<Locale, Readonly<Partial<Record<PreorderStatus, Texts>>>>> = {
  en: {
    inreviewbydesigner: {
      subject: ({ request }) => `Request ${request}: our designers are at work`,
      heading: 'Our designers are at work',
      text: 'our designers are checking your designs. You hear from us as soon as they are ready.',
    },
    inreviewbycustomer: {
      subject: ({ request }) => `Request ${request}: your proof is ready`,
      heading: 'Your proof is ready',
      text: 'your designs are ready to be checked. Please look at each of them, then approve it or ask for a change.',
    },
    purchased: {
      subject: ({ order }) => `Order ${order} is confirmed`,
      heading: 'Your order is confirmed',
      text: 'thank you for your order. Here is what your invoice says.',
    },
    inproduction: {
      subject: ({ order }) => `Order ${order} is in production`,
      heading: 'Your order is in production',
      text: 'your order is being made now.',
    },
    shipped: {
      subject: ({ order }) => `Order ${order} is on its way`,
      heading: 'Your order is on its way',
      text: 'your order has left our workshop.',
    },
    delivered: {
      subject: ({ order }) => `Order ${order} was delivered`,
      heading: 'Your order was delivered',
      text: 'your order was delivered. We hope that your team likes it.',
    },
    cancelled: {
      subject: ({ order }) => `Order ${order} was cancelled`,
      heading: 'Your order was cancelled',
      text: 'your order was cancelled; nothing is due any more.',
    },
  },
  fr: {
    inreviewbydesigner: {
      subject: ({ request }) => `Demande ${request}\u00a0: nos designers sont au travail`,
      heading: 'Nos designers sont au travail',
      text: 'nos designers vérifient vos designs. Nous vous écrivons dès qu’ils sont prêts.',
    },
    inreviewbycustomer: {
      subject: ({ request }) => `Demande ${request}\u00a0: votre épreuve est prête`,
      heading: 'Votre épreuve est prête',
      text: 'vos designs sont prêts à être vérifiés. Regardez chacun d’eux, puis approuvez-le ou demandez une modification.',
    },
    purchased: {
      subject: ({ order }) => `La commande ${order} est confirmée`,
      heading: 'Votre commande est confirmée',
      text: 'merci de votre commande. Voici ce que dit votre facture.',
    },
    inproduction: {
      subject: ({ order }) => `La commande ${order} est en production`,
      heading: 'Votre commande est en production',
      text: 'votre commande est en cours de fabrication.',
    },
    shipped: {
      subject: ({ order }) => `La commande ${order} est en route`,
      heading: 'Votre commande est en route',
      text: 'votre commande a quitté notre atelier.',
    },
    delivered: {
      subject: ({ order }) => `La commande ${order} est livrée`,
      heading: 'Votre commande est livrée',
      text: 'votre commande a été livrée. Nous espérons qu’elle plaît à votre équipe.',
    },
    cancelled: {
      subject: ({ order }) => `La commande ${order} est annulée`,
      heading: 'Votre commande est annulée',
      text: 'votre commande a été annulée; rien n’est plus dû.',
    },
  },
}

/** What a mail says of a proof of what staff have made for its customer. */
export const quoteTexts: Readonly<Record<Locale, Texts>> = {
  en: {
    subject: ({ request }) => `Request ${request}: your quote is ready`,
    heading: 'Your quote is ready',
    text: 'here is what we propose, with its prices. Please look at each design, then approve it or ask for a change; you may also decline the quote.',
  },
  fr: {
    subject: ({ request }) => `Demande ${request}\u00a0: votre soumission est prête`,
    heading: 'Votre soumission est prête',
    text: 'voici ce que nous proposons, avec les prix. Regardez chaque design, puis approuvez-le ou demandez une modification; vous pouvez aussi refuser la soumission.',
  },
}

/** What a mail says of a cancelled request that was never ordered. */
export const cancelledRequest: Readonly<Record<Locale, Texts>> = {
  en: {
    subject: ({ request }) => `Request ${request} was cancelled`,
    heading: 'Your request was cancelled',
    text: 'your request was cancelled; nothing is due.',
  },
  fr: {
    subject: ({ request }) => `La demande ${request} est annulée`,
    heading: 'Votre demande est annulée',
    text: 'votre demande a été annulée; rien n’est dû.',
  },
}

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
