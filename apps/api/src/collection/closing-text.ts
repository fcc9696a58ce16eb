import type { Locale } from '@teamloom/kit/label.ts'

/** `Friday, December 4 at 23:59 ET`: as clocks in the collection's zone show it. */
export function closingText(
  { closesAt, timeZone }: { readonly closesAt: Date | null; readonly timeZone: string },
  locale: Locale,
): string | null {
  if (!closesAt) return null
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
