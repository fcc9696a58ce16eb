import type { Label } from '@teamloom/kit/label.ts'
import { madeIn } from './made-in.ts'

/** What a label says of the house; null: it is not set. */
export type HouseLabel = {
  readonly name: string
  /** The number that the Competition Bureau of Canada gave: `CA 12345`. */
  readonly caNumber: string | null
  /** The number that the Federal Trade Commission of the United States gave: `RN 12345`. */
  readonly rnNumber: string | null
  /** ISO 3166: `CA`. */
  readonly originCountry: string | null
}

/** TP43: a line of the label that stands for the house; what is not set is said to be so, and not made up. */
export function houseLines(house: HouseLabel): { readonly words: Label; readonly isSet: boolean }[] {
  const number = (name: 'CA' | 'RN', value: string | null) =>
    value
      ? { words: same(value), isSet: true }
      : {
          words: {
            en: `${name} number: not set by the house`,
            fr: `Numéro ${name}\u00a0: non réglé par la maison`,
          },
          isSet: false,
        }
  return [
    number('CA', house.caNumber),
    number('RN', house.rnNumber),
    house.originCountry
      ? { words: same(bothWays(madeIn(house.originCountry))), isSet: true }
      : {
          words: {
            en: 'Country of origin: not set by the house',
            fr: 'Pays d’origine\u00a0: non réglé par la maison',
          },
          isSet: false,
        },
  ]
}

const same = (text: string): Label => ({ en: text, fr: text })

/** On one line of a label. */
export const bothWays = ({ en, fr }: Label): string => (en === fr ? en : `${en} / ${fr}`)
