import type { quotation as source } from '#web/locales/en/quotation.ts'
import type { Texts } from '#web/locales/texts.ts'

export const quotation = {
  arrives: 'Livraison du {{from}} au {{to}}.',
  arrivesIfToday: 'Livraison du {{from}} au {{to}}, si tout est approuvé et payé aujourd’hui.',
  event: {
    before_one: 'Arrive au moins {{n}} jour avant votre évènement du {{date}}.',
    before_other: 'Arrive au moins {{n}} jours avant votre évènement du {{date}}.',
    by: 'Arrive au plus tard le jour de votre évènement, le {{date}}.',
    unsure: 'Pourrait arriver après votre évènement du {{date}}.',
    after: 'Arrive après votre évènement du {{date}}.',
  },
  print: 'Imprimer',
  printIt: 'Imprimer une soumission',
  title: 'Soumission',
  note: 'Prix à cette date, avant taxes.',
} satisfies Texts<typeof source>
