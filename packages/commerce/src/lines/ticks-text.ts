import type { Locale } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import type { TickCounts } from './line-ticks.ts'

/** NN19: `27 of 31 pieces looked at, 2 changed since`, in page, mail and history alike. */
export function ticksText({ lines, ticked, changed }: TickCounts, locale: Locale): string {
  const n = (value: number) => numberText(value, locale)
  if (locale === 'fr') {
    const since = changed === 0 ? '' : `, ${n(changed)} modifiée${changed > 1 ? 's' : ''} depuis`
    return `${n(ticked)} pièce${ticked > 1 ? 's' : ''} vérifiée${ticked > 1 ? 's' : ''} sur ${n(lines)}${since}`
  }
  return `${n(ticked)} of ${n(lines)} piece${lines === 1 ? '' : 's'} looked at${changed === 0 ? '' : `, ${n(changed)} changed since`}`
}
