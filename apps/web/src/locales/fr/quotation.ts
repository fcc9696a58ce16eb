import type { quotation as source } from '#web/locales/en/quotation.ts'
import type { Texts } from '#web/locales/texts.ts'

export const quotation = {
  arrives: 'Livraison du {{from}} au {{to}}.',
  arrivesOncePaid:
    'La fabrication prend de {{min}} à {{max}} semaines une fois tout approuvé et payé\u00a0: livraison le {{day}} au plus tôt.',
  arrivesExactly:
    'La fabrication prend {{min}} semaines une fois tout approuvé et payé\u00a0: livraison le {{day}} au plus tôt.',
  print: 'Imprimer',
  printIt: 'Imprimer une soumission',
  numbered: 'Soumission {{number}}',
  validUntil: 'Valide jusqu’au {{date}}',
  client: 'Pour',
  note: 'Prix à cette date; les taxes sont une estimation, la facture les précise.',
} satisfies Texts<typeof source>
