import type { history as source } from '#web/locales/en/history.ts'
import type { Texts } from '#web/locales/texts.ts'

export const history = {
  title: 'Historique',
  show: 'Afficher',
  all: 'Tout',
  none: 'Rien de ce genre pour l’instant.',
  kinds: {
    designs: 'Designs et tailles',
    money: 'Prix et paiements',
    status: 'Statut',
    proofs: 'Épreuves',
    notes: 'Notes',
    details: 'Adresses et numéros',
  },
  server: 'Le système',
  beforeAfter: 'avant et après',
  beforeAfterTitle: 'Avant et après',
  before: 'Avant',
  after: 'Après',
} satisfies Texts<typeof source>
