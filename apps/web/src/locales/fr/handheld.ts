import type { handheld as en } from '#web/locales/en/handheld.ts'
import type { Texts } from '#web/locales/texts.ts'

export const handheld: Texts<typeof en> = {
  tabs: {
    label: 'Outils',
    parts: 'Parties',
    colors: 'Couleurs',
    decorate: 'Décorer',
    priceOf: 'Prix\u00a0: {{price}} {{pieces}}',
  },
  sheet: { half: 'Afficher la moitié des outils', full: 'Afficher tous les outils' },
  whole: 'Ensemble',
  changeStyle: 'Changer de style',
  open: 'Touchez pour ouvrir',
  more: 'Plus',
  mailLink: 'M’envoyer le lien',
  linkSent: 'Envoyé à {{email}}.',
  turnTo: 'Tourner vers\u00a0: {{next}}',
  sideOf: '{{at}} sur {{count}}',
  restToTurn: 'Restez sur un côté pour tourner',
  comesDown: 'Réduit à {{width}}',
  guestKeeps: 'En vous inscrivant pour les tailles ou une commande, vous gardez tout.',
}
