export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

/** A name that customers read, in both languages. */
export type Label = { readonly en: string; readonly fr: string }
