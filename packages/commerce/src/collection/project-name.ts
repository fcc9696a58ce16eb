import type { Locale } from '@teamloom/kit/label.ts'

const words: Readonly<Record<Locale, string>> = { en: 'project', fr: 'projet' }

/** What a team's project is called until someone names it. */
export function usualProjectName(number: number, locale: Locale): string {
  return `${words[locale]} (${number})`
}

const usual = new RegExp(`^(?:${Object.values(words).join('|')}) \\(\\d+\\)$`)

export function isUsualProjectName(name: string): boolean {
  return usual.test(name)
}
