export const staff = {
  studio: {
    back: 'Pre-order {{number}}',
    techpack: 'Techpack',
    failed: 'The design did not load',
    price: '{{pieces}}, {{price}}',
    priceTitle: 'In this order, before taxes',
  },
  badge: 'Staff',
  adminsOnly: 'This page is for admins',
  largerScreen: {
    title: 'This page needs a larger screen',
    text: 'Open it on a tablet or a computer, at least 768 pixels wide.',
    edit: 'Working on it needs a larger screen',
  },
  validate: {
    title: 'Validate a referral code',
    text: 'Four characters that a customer was given by someone who already orders with us.',
    code: 'Referral code',
    action: 'Validate',
    busy: 'Looking it up…',
    found: 'This code belongs to',
    several: 'This code belongs to {{n}} people',
    nobody: 'No user has the code {{code}}.',
    person: 'Name',
    email: 'Email',
    faults: {
      referral_code_missing: 'Enter the referral code.',
      length_must_be_4: 'A referral code has exactly 4 characters.',
      backend_error: 'The code could not be looked up. Try again.',
    },
  },
} as const
