export const history = {
  title: 'History',
  show: 'Show',
  all: 'Everything',
  none: 'Nothing of this kind yet.',
  kinds: {
    designs: 'Designs and sizes',
    money: 'Prices and payments',
    status: 'Status',
    proofs: 'Proofs',
    notes: 'Notes',
    details: 'Addresses and numbers',
  },
  server: 'The system',
  beforeAfter: 'before and after',
  beforeAfterTitle: 'Before and after',
  before: 'Before',
  after: 'After',
} as const
