import type { referral as source } from '#web/locales/en/referral.ts'
import type { Texts } from '#web/locales/texts.ts'

export const referral = {
  title: 'Recommander Teamloom',
  intro:
    'Offrez à une équipe 100\u00a0$ de rabais sur sa première commande et recevez 100\u00a0$ de crédit pour la vôtre.',
  how: 'Comment ça fonctionne',
  steps: {
    share: {
      title: 'Partagez votre code',
      text: 'Envoyez-le à un ami qui s’occupe d’une équipe, d’un club ou d’une entreprise.',
    },
    order: {
      title: 'Il commande avec 100\u00a0$ de rabais',
      text: 'Votre ami donne le code avec une première commande de 1\u00a0500\u00a0$ ou plus avant taxes.',
    },
    earn: {
      title: 'Vous recevez 100\u00a0$',
      text: 'Le crédit est à vous pour chaque équipe que vous recommandez.',
    },
  },
  code: 'Votre code de recommandation',
  link: 'Ou un lien qui l’inclut',
  copyLink: 'Copier le lien',
  failed: 'Impossible de charger votre code.',
  results: {
    title: 'Ce qui en est venu',
    failed: 'Impossible de charger vos résultats.',
    invited: 'Équipes venues avec votre code',
    qualified: 'Premières commandes admissibles',
    left: 'Crédit restant',
    none: 'Aucun crédit pour l’instant. Il est à vous dès qu’une première commande de 1\u00a0500\u00a0$ ou plus est confirmée.',
    until: '{{left}} sur {{amount}}, jusqu’au {{until}}',
    used: 'Le crédit s’applique de lui-même à votre prochaine commande dans la même devise.',
  },
  terms: 'Conditions',
  paragraphs: {
    amounts:
      'La personne qui recommande une équipe reçoit un crédit de 100\u00a0$ par équipe recommandée. L’équipe recommandée reçoit 100\u00a0$ de rabais sur sa première commande.',
    minimum:
      'La première commande de l’équipe recommandée doit être de 1\u00a0500\u00a0$ ou plus avant taxes.',
    time: 'Les crédits doivent être utilisés dans les 18 mois.',
    transfer: 'Les crédits ne sont pas transférables et ne peuvent pas être échangés contre de l’argent.',
  },
} satisfies Texts<typeof source>
