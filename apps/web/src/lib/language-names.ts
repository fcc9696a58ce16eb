import type { Locale } from '@teamloom/kit/label.ts'

/** Each as those who read it call it. */
export const languageNames = { en: 'English', fr: 'Français' } as const satisfies Record<Locale, string>
