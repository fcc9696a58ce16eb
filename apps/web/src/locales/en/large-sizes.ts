export const largeSizes = {
  open: 'About larger sizes',
  title: 'Larger sizes: {{product}}',
  intro: 'Larger sizes take more cloth: each costs a little more, on top of the price.',
  from: 'From {{qty}} pieces:',
  included: '{{from}} to {{to}} are in the price.',
  more: 'More each',
} as const
