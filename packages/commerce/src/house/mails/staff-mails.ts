import { defineMail } from './define-mail.ts'

export const staffInvitation = defineMail('staffInvitation', ['who', 'roles', 'date'], {
  en: {
    subject: 'You are invited to work at {shop}',
    heading: 'Join the staff of {shop}',
    text: [
      '{hello}, {who} invites you to work at {shop} as {roles}.',
      'The link works once, until {date}, and for this address alone.',
    ],
    action: 'Join the staff',
  },
  fr: {
    subject: 'Une invitation à travailler chez {shop}',
    heading: 'Rejoignez le personnel de {shop}',
    text: [
      '{hello}, {who} vous invite à travailler chez {shop}, {roles}.',
      'Le lien sert une seule fois, jusqu’au {date}, et pour cette adresse seulement.',
    ],
    action: 'Rejoindre le personnel',
  },
})

export const inCharge = defineMail('inCharge', ['request'], {
  en: {
    subject: 'You are in charge of pre-order {request}',
    heading: 'You are in charge',
    text: ['{hello}, a colleague has put you in charge of pre-order {request}.'],
    action: 'Open the pre-order',
  },
  fr: {
    subject: 'Vous êtes responsable de la précommande {request}',
    heading: 'Vous êtes responsable',
    text: ['{hello}, un collègue vous a confié la précommande {request}.'],
    action: 'Ouvrir la précommande',
  },
})

export const note = defineMail('note', ['request'], {
  en: {
    subject: 'A note for you in pre-order {request}',
    heading: 'A note for you',
    text: ['{hello}, a colleague has left a note for you in the history of pre-order {request}.'],
    action: 'Open the pre-order',
  },
  fr: {
    subject: 'Une note pour vous dans la précommande {request}',
    heading: 'Une note pour vous',
    text: ['{hello}, un collègue a laissé une note pour vous dans l’historique de la précommande {request}.'],
    action: 'Ouvrir la précommande',
  },
})
