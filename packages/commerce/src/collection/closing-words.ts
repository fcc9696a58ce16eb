import type { Locale } from '@teamloom/kit/label.ts'

/** `Friday, December 4 at 11:59 p.m. ET`, as clocks in the collection's zone show it. */
export function closingText(closesAt: Date, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(`${locale}-CA`, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
    timeZone,
  }).format(closesAt)
}
