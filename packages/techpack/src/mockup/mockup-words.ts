import type { Side } from '@teamloom/bakes/side.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'

export const sideLabels: Readonly<Record<Side, Label>> = {
  front: { en: 'Front', fr: 'Devant' },
  back: { en: 'Back', fr: 'Dos' },
  left: { en: 'Left side', fr: 'Côté gauche' },
  right: { en: 'Right side', fr: 'Côté droit' },
}

export const mockupWords = {
  en: {
    version: (number: number) => `version ${numberText(number, 'en')}`,
    colors: 'Colours',
    eachImage: (size: string) => `each image ${size}`,
    personal: 'Each person’s own words',
    high: (height: string) => `${height} high`,
    perUnit: { piece: 'each', pair: 'a pair' },
    quantity: {
      piece: (qty: string) => `${qty} pieces`,
      pair: (qty: string) => `${qty} pairs`,
    },
    one: { piece: '1 piece', pair: '1 pair' },
    terms: 'with delivery, before taxes',
    withoutWords: 'without names and numbers',
    least: (qty: string) => `the least that is made: ${qty}`,
    onRequest: 'Price on request',
  },
  fr: {
    version: (number: number) => `version ${numberText(number, 'fr')}`,
    colors: 'Couleurs',
    eachImage: (size: string) => `chaque motif ${size}`,
    personal: 'Les mots de chaque personne',
    high: (height: string) => `${height} de haut`,
    perUnit: { piece: 'chacun', pair: 'la paire' },
    quantity: {
      piece: (qty: string) => `${qty} pièces`,
      pair: (qty: string) => `${qty} paires`,
    },
    one: { piece: '1 pièce', pair: '1 paire' },
    terms: 'livraison comprise, avant taxes',
    withoutWords: 'sans les noms ni les numéros',
    least: (qty: string) => `minimum de fabrication\u00a0: ${qty}`,
    onRequest: 'Prix sur demande',
  },
} as const satisfies Record<Locale, unknown>
