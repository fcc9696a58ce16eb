export const home = {
  pageTitle: 'Home',
  welcome: 'Welcome, {{name}}',
  text: 'Pick up a project, or start with a new team.',
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
