import type { newsletter as source } from '#web/locales/en/newsletter.ts'
import type { Texts } from '#web/locales/texts.ts'

export const newsletter = {
  title: 'Infolettre',
  csv_one: 'CSV de {{n}} adresse confirmée',
  csv_other: 'CSV de {{n}} adresses confirmées',
  saving: 'Écriture du fichier…',
  failed: 'Impossible de charger la liste',
  empty: 'Personne n’a encore demandé l’infolettre',
  shown: 'Les {{n}} plus récentes sur {{of}}.',
  email: 'Courriel',
  language: 'Langue',
  since: 'Demandée le',
  state: 'État',
  states: { in: 'Confirmée', waiting: 'Non confirmée', left: 'Désabonnée' },
  draws: 'Tirage mensuel de 250\u00a0$',
  drawText:
    'Une des adresses confirmées est tirée au sort, une fois par mois. Sa graine est conservée, pour que chacun puisse le vérifier. La personne gagnante reçoit un courriel quand vous confirmez.',
  draw: 'Tirer {{month}}',
  again: 'Tirer une autre personne',
  winner_one: '{{email}}, parmi {{n}} adresse confirmée',
  winner_other: '{{email}}, parmi {{n}} adresses confirmées',
  seed: 'Graine {{seed}}',
  gone: 'La personne gagnante a quitté la liste',
  confirm: 'Écrire à la personne gagnante',
  told: 'Courriel envoyé',
  question: 'Écrire à {{email}} pour lui annoncer son gain?',
  questionText: 'Le courriel part une seule fois et ne peut pas être rappelé.',
} satisfies Texts<typeof source>
