/** The forms that the books of a period are had in. */
export const bookFormats = ['csv', 'quickbooks', 'xero'] as const
export type BookFormat = (typeof bookFormats)[number]
