import { defineMail } from './define-mail.ts'

export const verification = defineMail('verification', [], {
  en: {
    subject: 'Confirm your email for {shop}',
    heading: 'Confirm your email',
    text: [
      '{hello}, with this link you confirm that the address is yours, and can invite others by email. It works for seven days.',
      'If you did not open an account, do nothing.',
    ],
    action: 'Confirm my email',
  },
  fr: {
    subject: 'Confirmez votre courriel pour {shop}',
    heading: 'Confirmez votre courriel',
    text: [
      '{hello}, avec ce lien vous confirmez que l’adresse est la vôtre et pouvez inviter d’autres personnes par courriel. Il fonctionne pendant sept jours.',
      'Si vous n’avez pas ouvert de compte, ne faites rien.',
    ],
    action: 'Confirmer mon courriel',
  },
})

export const reset = defineMail('reset', [], {
  en: {
    subject: 'Set a new password for {shop}',
    heading: 'Set a new password',
    text: [
      '{hello}, you asked for a new password. Choose it with this link within the hour; it works once.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: 'Set a new password',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe pour {shop}',
    heading: 'Choisissez un nouveau mot de passe',
    text: [
      '{hello}, vous avez demandé un nouveau mot de passe. Choisissez-le avec ce lien d’ici une heure; il ne sert qu’une fois.',
      'Si vous n’avez rien demandé, ne faites rien\u00a0: votre mot de passe reste le même.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
})

export const madeAccount = defineMail('madeAccount', [], {
  en: {
    subject: 'Your account at {shop}',
    heading: 'We have made you an account',
    text: [
      '{hello}, we have made you an account, for a quote of custom apparel that you will get from us. Choose a password with this link within 30 days; it works once.',
      'If you did not ask us for anything, do nothing: without a password nobody opens the account.',
    ],
    action: 'Choose a password',
  },
  fr: {
    subject: 'Votre compte chez {shop}',
    heading: 'Nous vous avons ouvert un compte',
    text: [
      '{hello}, nous vous avons ouvert un compte, pour une soumission de vêtements personnalisés que vous recevrez de nous. Choisissez un mot de passe avec ce lien d’ici 30 jours; il ne sert qu’une fois.',
      'Si vous ne nous avez rien demandé, ne faites rien\u00a0: sans mot de passe, personne n’ouvre le compte.',
    ],
    action: 'Choisir un mot de passe',
  },
})

export const ownData = defineMail('ownData', [], {
  en: {
    subject: 'Your data at {shop}',
    heading: 'Your data',
    text: [
      '{hello}, with this link you download all that we keep about you. It works for a day, and only while you are logged in.',
      'If it was not you, change your password: somebody else may be logged in as you.',
    ],
    action: 'Download my data',
  },
  fr: {
    subject: 'Vos données chez {shop}',
    heading: 'Vos données',
    text: [
      '{hello}, ce lien vous permet de télécharger tout ce que nous conservons à votre sujet. Il fonctionne pendant une journée, et seulement pendant que votre session est ouverte.',
      'Si vous n’avez rien demandé, changez votre mot de passe\u00a0: quelqu’un d’autre est peut-être connecté à votre place.',
    ],
    action: 'Télécharger mes données',
  },
})

export const deletion = defineMail('deletion', ['date'], {
  en: {
    subject: 'Your {shop} account is being deleted',
    heading: 'Your account is being deleted',
    text: [
      '{hello}, your account was deleted as you asked. On {date} it is gone for good.',
      'Until then you can change your mind: log in, and keep your account. Invoices and payments are kept for as long as the law asks.',
    ],
    action: 'Log in',
  },
  fr: {
    subject: 'Votre compte {shop} est en cours de suppression',
    heading: 'Votre compte est en cours de suppression',
    text: [
      '{hello}, votre compte a été supprimé comme vous l’avez demandé. Il disparaîtra définitivement le {date}.',
      'D’ici là, vous pouvez changer d’idée\u00a0: connectez-vous et gardez votre compte. Les factures et les paiements sont conservés aussi longtemps que la loi l’exige.',
    ],
    action: 'Se connecter',
  },
})

export const secondStepTaken = defineMail('secondStepTaken', [], {
  en: {
    subject: 'Your second step at {shop} was removed',
    heading: 'Your second step was removed',
    text: [
      '{hello}, somebody who manages people has removed your passkeys and codes, as you had lost them. All devices are signed out; your password alone lets you in until you set them up again.',
      'If you did not ask for it, set a new password and write to us.',
    ],
    action: 'Sign in',
  },
  fr: {
    subject: 'Votre deuxième étape chez {shop} a été retirée',
    heading: 'Votre deuxième étape a été retirée',
    text: [
      '{hello}, une personne qui gère les accès a retiré vos clés d’accès et vos codes, parce que vous les aviez perdus. Tous les appareils sont déconnectés; votre mot de passe suffit jusqu’à ce que vous les remettiez en place.',
      'Si vous ne l’avez pas demandé, choisissez un nouveau mot de passe et écrivez-nous.',
    ],
    action: 'Ouvrir une session',
  },
})

export const newDevice = defineMail('newDevice', [], {
  en: {
    subject: 'A new device signed in at {shop}',
    heading: 'A new device signed in',
    text: [
      '{hello}, your account was signed in to on a device that we do not know.',
      'If it was you, there is nothing to do. If not, set a new password at once: all devices are signed out then.',
    ],
    action: 'Set a new password',
  },
  fr: {
    subject: 'Un nouvel appareil s’est connecté chez {shop}',
    heading: 'Un nouvel appareil s’est connecté',
    text: [
      '{hello}, un appareil que nous ne connaissons pas s’est connecté à votre compte.',
      'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe\u00a0: tous les appareils seront déconnectés.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
})

export const oidcLink = defineMail('oidcLink', ['service'], {
  en: {
    subject: 'Sign in at {shop} with another account',
    heading: 'Let {service} open your account',
    text: [
      '{hello}, somebody signed in with {service} by this address, which has an account here. If it was you, follow the link within the hour: from then on that account opens yours.',
      'If it was not you, do nothing: nobody gets in.',
    ],
    action: 'Let it open my account',
  },
  fr: {
    subject: 'Ouvrir une session chez {shop} avec un autre compte',
    heading: 'Permettre à {service} d’ouvrir votre compte',
    text: [
      '{hello}, une connexion avec {service} a été faite par cette adresse, qui a un compte ici. Si c’était vous, suivez le lien d’ici une heure\u00a0: ce compte ouvrira ensuite le vôtre.',
      'Si ce n’était pas vous, ne faites rien\u00a0: personne n’entre.',
    ],
    action: 'Lui permettre d’ouvrir mon compte',
  },
})
