export const referral = {
  title: 'Refer a friend',
  intro: 'Give a team $100 off its first order, and earn $100 of credit for yours.',
  how: 'How it works',
  steps: {
    share: { title: 'Share your code', text: 'Send it to a friend who runs a team, a club or a company.' },
    order: {
      title: 'They order with $100 off',
      text: 'Your friend gives the code with a first order of $1,500 or more before taxes.',
    },
    earn: { title: 'You earn $100', text: 'The credit is yours for each team that you refer.' },
  },
  code: 'Your referral code',
  link: 'Or a link that brings it along',
  copyLink: 'Copy the link',
  failed: 'Your code did not load.',
  results: {
    title: 'What has come of it',
    failed: 'What has come of it did not load.',
    invited: 'Teams that came with your code',
    qualified: 'First orders that qualified',
    left: 'Credit left',
    none: 'No credit yet. It is yours once a team’s first order of $1,500 or more is confirmed.',
    until: '{{left}} of {{amount}}, until {{until}}',
    used: 'Credit comes off your next order in the same currency by itself.',
  },
  terms: 'Terms',
  paragraphs: {
    amounts:
      'Whoever refers a team receives a credit of $100 for each team referred. The team that is referred receives $100 off its first order.',
    minimum: 'The first order of the team that is referred must be of $1,500 or more before taxes.',
    time: 'Credits are to be used within 18 months.',
    transfer: 'Credits are not transferable and cannot be redeemed for cash.',
  },
} as const
