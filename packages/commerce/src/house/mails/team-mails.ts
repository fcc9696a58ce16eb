import { defineMail } from './define-mail.ts'

// Its subject has no words of the sender's: it is no place for anybody's message.
export const teamInvitation = defineMail('teamInvitation', ['who', 'team', 'theTeam', 'date'], {
  en: {
    subject: 'You are invited to a team on {shop}',
    heading: 'Join {team}',
    text: [
      '{hello}, {who} invites you to {theTeam} on {shop}, where you design custom apparel together and order it as a group.',
      'The invitation is good until {date}.',
    ],
    action: 'Join the team',
  },
  fr: {
    subject: 'Une invitation à rejoindre une équipe sur {shop}',
    heading: 'Rejoignez {team}',
    text: [
      '{hello}, {who} vous invite dans {theTeam} sur {shop}, où vous créez ensemble des vêtements personnalisés et les commandez en groupe.',
      'L’invitation est valable jusqu’au {date}.',
    ],
    action: 'Rejoindre l’équipe',
  },
})

export const teamDeletion = defineMail('teamDeletion', ['who', 'team', 'theTeam', 'date'], {
  en: {
    subject: 'One of your teams on {shop} will be deleted',
    heading: '{team} will be deleted',
    text: [
      '{hello}, {who} has asked for {theTeam} to be deleted, with its projects and designs. It goes on {date}. Orders stay as they are.',
      'Should that be a mistake, any member can keep the team on its page until then.',
    ],
    action: 'See the team',
  },
  fr: {
    subject: 'Une de vos équipes sur {shop} sera supprimée',
    heading: '{team} sera supprimée',
    text: [
      '{hello}, {who} a demandé la suppression de {theTeam}, avec ses projets et ses designs. Elle disparaîtra le {date}. Les commandes restent telles quelles.',
      'Si c’est une erreur, tout membre peut garder l’équipe sur sa page d’ici là.',
    ],
    action: 'Voir l’équipe',
  },
})

export const sizesIn = defineMail('sizesIn', ['project'], {
  en: {
    subject: 'Your sizes are in',
    heading: 'Your sizes are in',
    text: [
      '{hello}, thank you. Your sizes for {project} are in. Nothing is paid here: the organizer orders for everybody.',
    ],
    action: 'Change my sizes',
  },
  fr: {
    subject: 'Vos tailles sont reçues',
    heading: 'Vos tailles sont reçues',
    text: [
      '{hello}, merci. Vos tailles pour {project} sont reçues. Aucun paiement ici\u00a0: la personne responsable commande pour tout le monde.',
    ],
    action: 'Modifier mes tailles',
  },
})
