const password = 'Wolves-2027'

/** Who can log in to the demonstration. */
export const maya = {
  email: 'maya@wolves.example',
  password,
  firstName: 'Maya',
  lastName: 'Tremblay',
  language: 'en',
} as const

export const jonas = {
  email: 'jonas@wolves.example',
  password,
  firstName: 'Jonas',
  lastName: 'Bélanger',
  language: 'fr',
} as const

export const staff = {
  email: 'staff@teamloom.example',
  password,
  firstName: 'Inès',
  lastName: 'Gagnon',
  language: 'en',
} as const
