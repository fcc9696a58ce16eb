import type { Label } from '@teamloom/kit/label.ts'
import { type Locale, locales } from '@teamloom/kit/label.ts'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { loadCode } from '#web/lib/load-code.ts'
import type { collect } from '#web/locales/en/collect.ts'
import type { collection } from '#web/locales/en/collection.ts'
import type { comments } from '#web/locales/en/comments.ts'
import type { handheld } from '#web/locales/en/handheld.ts'
import type { en } from '#web/locales/en/index.ts'
import type { lines } from '#web/locales/en/lines.ts'
import type { live } from '#web/locales/en/live.ts'
import type { mockup } from '#web/locales/en/mockup.ts'
import type { enPages } from '#web/locales/en/pages-index.ts'
import type { personal } from '#web/locales/en/personal.ts'
import type { review } from '#web/locales/en/review.ts'
import type { enStaff } from '#web/locales/en/staff-index.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof en &
        typeof enPages &
        typeof enStaff & {
          collect: typeof collect
          collection: typeof collection
          comments: typeof comments
          handheld: typeof handheld
          lines: typeof lines
          live: typeof live
          mockup: typeof mockup
          personal: typeof personal
          review: typeof review
        }
    }
  }
}

const storageKey = 'teamloom-language'

type Loaders = Record<Locale, () => Promise<object>>

const loaders: Loaders = {
  en: async () => (await loadCode(() => import('#web/locales/en/index.ts'))).en,
  fr: async () => (await loadCode(() => import('#web/locales/fr/index.ts'))).fr,
}

/** What is loaded with the screens that need it. */
const moreLoaders = {
  pages: {
    en: async () => (await loadCode(() => import('#web/locales/en/pages-index.ts'))).enPages,
    fr: async () => (await loadCode(() => import('#web/locales/fr/pages-index.ts'))).frPages,
  },
  staff: {
    en: async () => (await loadCode(() => import('#web/locales/en/staff-index.ts'))).enStaff,
    fr: async () => (await loadCode(() => import('#web/locales/fr/staff-index.ts'))).frStaff,
  },
  /** Words of the screen on which sizes are collected, which few open. */
  collection: {
    en: async () => ({
      ...(await loadCode(() => import('#web/locales/en/collection.ts'))),
      ...(await loadCode(() => import('#web/locales/en/mail.ts'))),
    }),
    fr: async () => ({
      ...(await loadCode(() => import('#web/locales/fr/collection.ts'))),
      ...(await loadCode(() => import('#web/locales/fr/mail.ts'))),
    }),
  },
  /** Words of a list: who wears what. */
  lines: {
    en: async () => ({ ...(await loadCode(() => import('#web/locales/en/lines.ts'))) }),
    fr: async () => ({ ...(await loadCode(() => import('#web/locales/fr/lines.ts'))) }),
  },
  /** Words about what is said about a design. */
  comments: {
    en: async () => ({ ...(await loadCode(() => import('#web/locales/en/comments.ts'))) }),
    fr: async () => ({ ...(await loadCode(() => import('#web/locales/fr/comments.ts'))) }),
  },
  /** Words about working with others in one design. */
  live: {
    en: async () => ({ ...(await loadCode(() => import('#web/locales/en/live.ts'))) }),
    fr: async () => ({ ...(await loadCode(() => import('#web/locales/fr/live.ts'))) }),
  },
  /** Words of the studio where its panels are in a sheet. */
  handheld: {
    en: async () => ({ ...(await loadCode(() => import('#web/locales/en/handheld.ts'))) }),
    fr: async () => ({ ...(await loadCode(() => import('#web/locales/fr/handheld.ts'))) }),
  },
  /** Words about a picture of a design to show. */
  mockup: {
    en: async () => ({ ...(await loadCode(() => import('#web/locales/en/mockup.ts'))) }),
    fr: async () => ({ ...(await loadCode(() => import('#web/locales/fr/mockup.ts'))) }),
  },
  /** Words about words that are each person's own, which few designs have. */
  personal: {
    en: async () => ({ ...(await loadCode(() => import('#web/locales/en/personal.ts'))) }),
    fr: async () => ({ ...(await loadCode(() => import('#web/locales/fr/personal.ts'))) }),
  },
} satisfies Record<string, Loaders>

export type MoreTexts = keyof typeof moreLoaders

/** What the address asks for, else what was chosen here before, else what the browser speaks. */
function firstLocale(): Locale {
  const asked = new URLSearchParams(window.location.search).get('lang')
  const prefix = /^\/(en|fr)(\/|$)/.exec(window.location.pathname)?.[1]
  const wanted = [prefix, asked, localStorage.getItem(storageKey), navigator.language.slice(0, 2)]
  return (
    locales.find(locale => wanted.find(candidate => locales.some(known => known === candidate)) === locale) ??
    'en'
  )
}

export async function startTranslations(): Promise<void> {
  const locale = firstLocale()
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    resources: { [locale]: { translation: await loaders[locale]() } },
    interpolation: { escapeValue: false },
    returnNull: false,
    // Scopes and the like are keys as they are.
    nsSeparator: false,
  })
  document.documentElement.lang = locale
}

/** Groups of texts that are there from now on, whatever the language becomes. */
const wanted = new Set<MoreTexts>()
const added = new Set<string>()

/** Before a screen is shown that needs them. */
export async function loadTexts(group: MoreTexts): Promise<void> {
  wanted.add(group)
  await addTexts(shownLocale(), group)
}

async function addTexts(locale: Locale, group: MoreTexts): Promise<void> {
  const key = `${locale} ${group}`
  if (added.has(key)) return
  i18next.addResourceBundle(locale, 'translation', await moreLoaders[group][locale](), true)
  added.add(key)
}

let askedLast: Locale | undefined

/** Switches every text, and remembers it on this browser; of two asked for at once the later is shown, whichever comes first. */
export async function setLocale(locale: Locale): Promise<void> {
  askedLast = locale
  if (i18next.language === locale) return
  if (!i18next.hasResourceBundle(locale, 'translation')) {
    i18next.addResourceBundle(locale, 'translation', await loaders[locale]())
  }
  await Promise.all([...wanted].map(group => addTexts(locale, group)))
  if (askedLast !== locale) return
  localStorage.setItem(storageKey, locale)
  document.documentElement.lang = locale
  await i18next.changeLanguage(locale)
}

/** Named before the texts change: what is loaded meanwhile is of the language to come. */
function shownLocale(): Locale {
  return document.documentElement.lang === 'fr' ? 'fr' : 'en'
}

export function useLocale(): Locale {
  return useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
}

/** A catalogue's name in the language shown: `const label = useLabel(); label(part.label)`. */
export function useLabel(): (label: Label) => string {
  const locale = useLocale()
  return label => label[locale]
}
