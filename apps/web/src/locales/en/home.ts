export const home = {
  pageTitle: 'Home',
  welcome: 'Welcome, {{name}}',
  text: 'Pick up a project, or start with a new team.',
  guest: 'Your designs',
  guestText: 'Kept in this browser. Sign up to keep them for good, and to order together.',
  waiting: {
    label: 'Waits for you',
    unpaid: '{{amount}} of order {{number}} is to be paid.',
    approval_one: '{{who}} asks for your yes to a design of {{project}}.',
    approval_other: '{{who}} asks for your yes to {{n}} designs of {{project}}.',
    approvalUntil: 'By {{date}}.',
    answer: 'Look and answer',
    pay: 'See how to pay',
    more_one: '{{n}} more waits for you in My orders',
    more_other: '{{n}} more wait for you in My orders',
  },
  projects: 'My projects',
  designs_zero: 'no designs yet',
  designs_one: '{{count}} design',
  designs_other: '{{count}} designs',
  empty: {
    title: 'No projects yet',
    text: 'Create a team, then a project in it for your designs.',
  },
  failed: {
    title: 'Your projects did not load',
    text: 'Check your connection, then try again.',
  },
  support: {
    title: 'We are here to help',
    help: {
      title: 'A question',
      text: 'About the studio, your account or an order: we answer within one business day.',
    },
    designer: {
      title: 'A designer by your side',
      text: 'Short on time or ideas? One of our designers draws it with you.',
      action: 'Work with a designer',
    },
    sales: {
      title: 'A large order',
      text: 'A tailored price and a schedule for thousands of pieces.',
    },
  },
} as const
