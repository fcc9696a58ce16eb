import type { home as source } from '#web/locales/en/home.ts'
import type { Texts } from '#web/locales/texts.ts'

export const home = {
  pageTitle: 'Accueil',
  welcome: 'Bienvenue, {{name}}',
  text: 'Reprenez un projet, ou commencez avec une nouvelle équipe.',
  guest: 'Vos créations',
  guestText: 'Conservées dans ce navigateur. Inscrivez-vous pour les garder, et pour commander ensemble.',
  waiting: {
    label: 'En attente de vous',
    unpaid: 'Il reste {{amount}} à payer pour la commande {{number}}.',
    approval_one: '{{who}} demande votre accord sur un design de {{project}}.',
    approval_other: '{{who}} demande votre accord sur {{n}} designs de {{project}}.',
    approvalUntil: 'D’ici le {{date}}.',
    answer: 'Regarder et répondre',
    pay: 'Voir comment payer',
    more_one: '{{n}} autre vous attend dans Mes commandes',
    more_other: '{{n}} autres vous attendent dans Mes commandes',
  },
  projects: 'Mes projets',
  designs_zero: 'aucun design',
  designs_one: '{{count}} design',
  designs_other: '{{count}} designs',
  empty: {
    title: 'Aucun projet pour l’instant',
    text: 'Créez une équipe, puis un projet pour vos designs.',
  },
  failed: {
    title: 'Impossible de charger vos projets',
    text: 'Vérifiez votre connexion, puis réessayez.',
  },
  support: {
    title: 'Nous sommes là pour vous',
    help: {
      title: 'Une question',
      text: 'Sur le studio, votre compte ou une commande : nous répondons en un jour ouvrable.',
    },
    designer: {
      title: 'Un designer à vos côtés',
      text: 'Le temps ou les idées manquent? Un de nos designers dessine avec vous.',
      action: 'Travailler avec un designer',
    },
    sales: {
      title: 'Une grande commande',
      text: 'Un prix sur mesure et un calendrier pour des milliers de pièces.',
    },
  },
} satisfies Texts<typeof source>
