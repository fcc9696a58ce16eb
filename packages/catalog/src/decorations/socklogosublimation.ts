import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'
import { dyedKnit } from './surface.ts'

/** A logo dyed into a sock. */
export const socklogosublimation = {
  ...plainPrint,
  type: 'socklogosublimation',
  label: { en: 'Sublimated logo', fr: 'Logo sublimé' },
  note: { en: 'Dyed into the sock, full colour', fr: 'Teint dans le bas, en couleurs' },
  categories: ['logosublimation'],
  inks: { from: 'artwork' },
  sizing: widthSteps({ leastInches: 1, leastDpi: 150 }),
  credits: printCredits(8, 4, 0),
  surface: dyedKnit,
  process: 'dyedKnit',
} as const satisfies DecorationType
