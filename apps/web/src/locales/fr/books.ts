import type { books as source } from '#web/locales/en/books.ts'
import type { Texts } from '#web/locales/texts.ts'

export const books = {
  title: 'Comptabilité',
  intro:
    'Factures, paiements, remboursements et chaque taxe d’une période, en un fichier pour votre comptable ou son logiciel.',
  once: 'Des périodes qui se suivent contiennent chaque écriture une seule fois\u00a0: enregistrez donc des jours terminés, par exemple un mois. Chaque fichier enregistré est noté dans l’activité.',
  from: 'Du',
  to: 'Au, ce jour compris',
  format: 'Pour',
  formats: { csv: 'Un tableur', quickbooks: 'QuickBooks en ligne', xero: 'Xero' },
  formatTexts: {
    csv: 'une ligne par écriture, dans votre langue',
    quickbooks:
      'écritures de journal\u00a0: Paramètres, Importer des données. Comptes\u00a0: Accounts Receivable (A/R), Sales, GST Payable, HST Payable, QST Payable, PST Payable, Undeposited Funds',
    xero: 'journaux manuels, dans une seule devise. Comptes\u00a0: 1195 à recevoir, 200 ventes, 821 TPS, 822 TVH, 823 TVQ, 824 TVP, 1190 reçu',
  },
  currency: 'Devise',
  both: 'Les deux',
  save: 'Enregistrer le fichier',
  saving: 'Enregistrement…',
  saved: 'Le fichier est enregistré.',
  faults: {
    missing: 'Choisissez un jour.',
    notOver: 'Ce jour n’est pas terminé. Choisissez hier ou avant.',
    after: 'Ce jour vient après le dernier.',
    tooLong: 'C’est plus de 400 jours. Enregistrez-les en parties.',
  },
} satisfies Texts<typeof source>
