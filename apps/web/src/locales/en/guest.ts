export const guest = {
  opening: 'Getting your design ready…',
  failed: {
    title: 'The studio did not open',
    busy: 'Many begin here at this moment. Try again in {{wait}}, or sign up and begin at once.',
    unknown: 'This product is not offered. Choose another.',
    products: 'See all products',
    signUp: 'Log in or sign up',
  },
  kept: 'No account needed: what you design is kept in this browser for 30 days from your last visit.',
  keptInTab:
    'This browser keeps nothing for us: what you design lasts as long as this tab. Sign up to keep it longer.',
  dialog: {
    title: 'Keep this design',
    reasons: {
      sizes: 'To collect sizes we need to know whose team it is.',
      teammates: 'Teammates are invited by name: we need to know yours.',
      request: 'An order needs somebody whom we can write to.',
      files: 'Without an account, twenty files can be added. With one, as many as you need.',
      mails: 'To mail you the link we need an address.',
      account: 'This page is for people with an account.',
    },
    submit: 'Continue',
    stays_zero: 'All that is here stays as it is',
    stays_one: 'Your design, its files and all versions stay as they are',
    stays_other: 'Your {{count}} designs, their files and all versions stay as they are',
    brings: 'An account already? They join a project you choose',
    until: 'Kept in this browser until {{date}} otherwise',
  },
  comeAlong: 'What you designed comes along.',
  comeAlongText: 'A new account keeps it all as it is; with one that you have, you choose the project.',
  place: {
    title: 'Where do they go?',
    text_one: 'Your design is in your account, in {{project}}. Leave it there, or choose another project.',
    text_other:
      'Your {{count}} designs are in your account, in {{project}}. Leave them there, or choose another project.',
    label: 'Project',
    fresh: '{{project}} (new)',
    submit: 'Continue',
    submitting: 'Moving…',
    failed: 'Not all of it could be moved. What is left is in {{project}}.',
  },
} as const
