import { type Locale, locales } from '@teamloom/kit/label.ts'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { collect as en } from '#web/locales/en/collect.ts'
import { collect as fr } from '#web/locales/fr/collect.ts'

const storageKey = 'teamloom-language'

/** What the visitor chose here or before, or the address said; else the project's. */
function chosenLocale(): Locale | undefined {
  const said = new URLSearchParams(window.location.search).get('lang')
  // The pages after it have none in their address.
  if (said) sessionStorage.setItem(storageKey, said)
  const asked = [sessionStorage.getItem(storageKey), localStorage.getItem(storageKey)]
  return locales.find(locale => asked.find(each => locales.some(known => known === each)) === locale)
}

export function startCollectTexts(): void {
  const browser: Locale = navigator.language.startsWith('fr') ? 'fr' : 'en'
  const lng = chosenLocale() ?? browser
  document.documentElement.lang = lng
  void i18next.use(initReactI18next).init({
    lng,
    fallbackLng: 'en',
    initAsync: false,
    resources: { en: { translation: { collect: en } }, fr: { translation: { collect: fr } } },
    interpolation: { escapeValue: false },
  })
}

function show(locale: Locale): void {
  document.documentElement.lang = locale
  void i18next.changeLanguage(locale)
}

export function chooseLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale)
  sessionStorage.removeItem(storageKey)
  show(locale)
}

/** Unless the visitor chose another. */
export function suggestLocale(locale: Locale): void {
  if (chosenLocale() === undefined) show(locale)
}

export function useShownLocale(): Locale {
  return useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
}
