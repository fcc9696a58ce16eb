import { defineMail } from './define-mail.ts'

export const newsletterConfirm = defineMail('newsletterConfirm', [], {
  en: {
    subject: 'Confirm the newsletter of {shop}',
    heading: 'One click, and you are in',
    text: [
      '{hello}, once a month you get ideas, news, and the draw of 250 dollars. Nothing is sent before you confirm.',
      'If you did not ask for it, do nothing.',
    ],
    action: 'Confirm',
  },
  fr: {
    subject: 'Confirmez l’infolettre de {shop}',
    heading: 'Un clic, et vous y êtes',
    text: [
      '{hello}, une fois par mois vous recevrez des idées, des nouveautés et le tirage de 250 dollars. Rien n’est envoyé avant votre confirmation.',
      'Si vous n’avez rien demandé, ne faites rien.',
    ],
    action: 'Confirmer',
  },
})

export const drawWon = defineMail('drawWon', ['month'], {
  en: {
    subject: 'You have won this month’s draw',
    heading: 'You have won 250 dollars',
    text: [
      '{hello}, you were drawn among the readers of {shop}’s newsletter for {month}: 250 dollars for team gear. Answer this mail and we tell you how to use it.',
    ],
  },
  fr: {
    subject: 'Vous avez gagné le tirage du mois',
    heading: 'Vous avez gagné 250 dollars',
    text: [
      '{hello}, vous gagnez le tirage de l’infolettre de {shop} pour {month}\u00a0: 250 dollars d’équipement pour votre équipe. Répondez à ce courriel et nous vous dirons comment en profiter.',
    ],
  },
})
