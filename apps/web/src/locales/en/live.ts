export const live = {
  people: 'People in this design',
  follow: 'Follow {{name}}',
  unfollow: 'Stop following {{name}}',
  more: '{{count}} more',
  following: 'Following {{name}}',
  untilYouAct: 'until you act',
  stop: 'Stop',
  now: '{{name}}, now',
  joined: '{{name}} joined the design.',
  left: '{{name}} left the design.',
  changed: '{{name}} changed: {{thing}}',
  back: 'Connected again.',
  away: 'The connection was lost. You can go on; others see it when it is back.',
  out: {
    noAccess: 'You are no longer in the team of this design, so it was closed.',
    designGone: 'This design was deleted or moved out of your reach.',
  },
} as const
