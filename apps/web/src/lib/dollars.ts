import type { Locale } from '@teamloom/kit/label.ts'

/** The most that can be typed: ten million dollars, as much as a payment may be. */
const mostDollars = 10_000_000

/** Cents of `1234.5`, `1 234,50 $` or `$1,234.50`; undefined where that is no amount. */
export function centsOf(text: string): number | undefined {
  const plain = text.replace(/[\s$\u00a0\u202f]/g, '')
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!match) return undefined
  const dollars = Number(match[1]?.replaceAll(',', ''))
  const cents = Number((match[2] ?? '').padEnd(2, '0'))
  return dollars <= mostDollars ? dollars * 100 + cents : undefined
}

/** An amount as it is typed: `1234.50`, `1234,50`. */
export function dollarsText(cents: number, locale: Locale): string {
  const text = (cents / 100).toFixed(2)
  return locale === 'fr' ? text.replace('.', ',') : text
}

/** Hundredths of a per cent of `10 %`, `12.5%` or `12,5 %`, up to 100; undefined where that is none. */
function percentOf(text: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?[\s\u00a0\u202f]*%$/.exec(text.trim())
  if (!match) return undefined
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return hundredths <= 10_000 ? hundredths : undefined
}

/** Cents of a discount or charge that is typed as an amount, or as per cent of the `subtotal`, rounded half up. */
export function shareCentsOf(text: string, subtotal: number | null): number | undefined {
  const percent = percentOf(text)
  if (percent === undefined) return centsOf(text)
  if (subtotal === null) return undefined
  return Number((BigInt(subtotal) * BigInt(percent) + 5000n) / 10_000n)
}

/** Cents of a price that is typed as an amount, or as per cent off the price that there is. */
export function priceCentsOf(text: string, price: number | null): number | undefined {
  const share = shareCentsOf(text, price)
  if (share === undefined || price === null || percentOf(text) === undefined) return share
  return price - share
}
