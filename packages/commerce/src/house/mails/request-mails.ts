import { defineMail } from './define-mail.ts'

export const requestPlaced = defineMail('requestPlaced', ['request'], {
  en: {
    subject: 'Your order request {request} is in',
    heading: 'Your order request is in',
    text: [
      '{hello}, thank you. Our designers check your designs, then send you payment instructions within 2 business days. Nothing is charged today.',
    ],
    action: 'View my order request',
  },
  fr: {
    subject: 'Votre demande de commande {request} est reçue',
    heading: 'Votre demande est reçue',
    text: [
      '{hello}, merci. Nos designers vérifient vos designs, puis vous envoient les instructions de paiement d’ici 2 jours ouvrables. Rien n’est facturé aujourd’hui.',
    ],
    action: 'Voir ma demande',
  },
})

export const designersAtWork = defineMail('designersAtWork', ['request'], {
  en: {
    subject: 'Request {request}: our designers are at work',
    heading: 'Our designers are at work',
    text: ['{hello}, our designers are checking your designs. You hear from us as soon as they are ready.'],
  },
  fr: {
    subject: 'Demande {request}\u00a0: nos designers sont au travail',
    heading: 'Nos designers sont au travail',
    text: ['{hello}, nos designers vérifient vos designs. Nous vous écrivons dès qu’ils sont prêts.'],
  },
})

export const proofReady = defineMail('proofReady', ['request'], {
  en: {
    subject: 'Request {request}: your proof is ready',
    heading: 'Your proof is ready',
    text: [
      '{hello}, your designs are ready to be checked. Please look at each of them, then approve it or ask for a change.',
    ],
  },
  fr: {
    subject: 'Demande {request}\u00a0: votre épreuve est prête',
    heading: 'Votre épreuve est prête',
    text: [
      '{hello}, vos designs sont prêts à être vérifiés. Regardez chacun d’eux, puis approuvez-le ou demandez une modification.',
    ],
  },
})

export const quoteReady = defineMail('quoteReady', ['request'], {
  en: {
    subject: 'Request {request}: your quote is ready',
    heading: 'Your quote is ready',
    text: [
      '{hello}, here is what we propose, with its prices. Please look at each design, then approve it or ask for a change; you may also decline the quote.',
    ],
  },
  fr: {
    subject: 'Demande {request}\u00a0: votre soumission est prête',
    heading: 'Votre soumission est prête',
    text: [
      '{hello}, voici ce que nous proposons, avec les prix. Regardez chaque design, puis approuvez-le ou demandez une modification; vous pouvez aussi refuser la soumission.',
    ],
  },
})

export const requestCancelled = defineMail('requestCancelled', ['request'], {
  en: {
    subject: 'Request {request} was cancelled',
    heading: 'Your request was cancelled',
    text: ['{hello}, your request was cancelled; nothing is due.'],
  },
  fr: {
    subject: 'La demande {request} est annulée',
    heading: 'Votre demande est annulée',
    text: ['{hello}, votre demande a été annulée; rien n’est dû.'],
  },
})

export const depositDue = defineMail('depositDue', ['request'], {
  en: {
    subject: 'Request {request}: a deposit to pay',
    heading: 'A deposit to pay',
    text: ['{hello}, we ask for a deposit before we go on with your request. It counts towards the total.'],
    action: 'View my request',
  },
  fr: {
    subject: 'Demande {request}\u00a0: un acompte à payer',
    heading: 'Un acompte à payer',
    text: ['{hello}, nous demandons un acompte avant de poursuivre votre demande. Il est déduit du total.'],
    action: 'Voir ma demande',
  },
})
