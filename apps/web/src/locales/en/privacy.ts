export const privacy = {
  title: 'Privacy',
  intro: 'What {{name}} keeps about you, what for, for how long, and what you may ask.',
  updated: 'In effect since November 26, 2026',
  sections: {
    who: {
      title: 'Who answers for it',
      first:
        '{{name}} answers for the personal information that you give on this site. The address below reaches the person in charge of its protection.',
      second:
        'Where somebody collects sizes for their team, that organizer decides whom to ask and sees the answers; we keep them on the organizer’s behalf.',
    },
    what: {
      title: 'What we keep',
      first:
        'With an account: your name, your email, your password in a form that nobody can read, your language, your teams, your designs and artwork, your orders with their addresses and payments. We never see a card number: you type it on our payment provider’s own page.',
      second:
        'On a size page, without an account: your name, your email, the sizes you chose and your language.',
    },
    why: {
      title: 'What it is for',
      first:
        'To make, price, invoice and deliver what you design and order, to write to you about it, and to keep the site safe. The newsletter comes only if you asked for it.',
      second:
        'We do not sell personal information, show no advertising, and follow nobody on other sites. Your browser keeps what the site needs to know you again and to remember unsent forms; no cookies of others.',
    },
    seen: {
      title: 'Who sees it',
      first:
        'Your teammates see your name and your work in the team. Our staff see what an order needs. The organizer of a size page sees the answers to it; other visitors do not.',
      second:
        'Card payments are handled by Stripe, which keeps its own records. Parcels carry your name, address and telephone number. Nobody else gets anything, unless the law demands it.',
    },
    where: {
      title: 'How it is protected',
      first:
        'Each team’s work is open to its members alone, and a link that opens something to others cannot be guessed and can be closed.',
      second:
        'Should information about you be lost or seen by someone who should not, and could harm you, we tell you and the authorities that have to know.',
    },
    long: {
      title: 'For how long',
      first:
        'An account stays until you delete it; thirty days after that it is erased with what is only yours. Answers to a size page go 180 days after it closed, or after the last answer if it was never closed.',
      second:
        'Orders, invoices and payments stay for as long as tax law asks, six years after the year of the order; backups made before keep what they had until they are replaced.',
    },
    rights: {
      title: 'What you may ask',
      first:
        'You may read, correct and take along what we keep about you, and have it deleted: under My profile, by the link in the mail that confirmed your sizes, or by writing to us. You may also withdraw a consent, such as the newsletter’s, by the link in each mail.',
      second:
        'We answer within thirty days, free of charge. No decision about you is made by a machine alone.',
    },
    complaints: {
      title: 'If our answer does not satisfy you',
      first:
        'In Québec you may turn to the Commission d’accès à l’information, elsewhere in Canada to the Privacy Commissioner of Canada or that of your province.',
      second: 'The date at the top tells since when this page stands as it does.',
    },
  },
  questions: 'A question, a request or a complaint? Write to',
} as const
