import fs from 'node:fs'
import path from 'node:path'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'
import { providerLines } from '#api/house/provider-lines.ts'
import { documentWords } from '#api/payments/documents/document-words.ts'

const read = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** The sources of a document. */
export function sourcesOf(name: 'invoice.typ' | 'receipt.typ'): Readonly<Record<string, string>> {
  return { [name]: read(name), 'paper.typ': read('paper.typ') }
}

/** Who sends it, with the numbers under which taxes are charged. */
export function letterhead({ provider }: Pick<Config, 'provider'>, locale: Locale) {
  const words = documentWords[locale]
  return {
    name: provider.name,
    lines: [
      ...providerLines(provider.address),
      provider.salesEmail,
      words.gst(provider.gstNumber),
      words.qst(provider.qstNumber),
    ],
  }
}

/** As an envelope has it. */
export function addressLines(address: Address, locale: Locale): string[] {
  const { line1, line2, city, state, postal_code, country } = address.address
  return [
    address.organization,
    `${address.firstName} ${address.lastName}`,
    [line1, line2].filter(Boolean).join(', '),
    `${city} ${state}  ${postal_code}`,
    documentWords[locale].countries[country],
  ].filter(line => line.trim() !== '')
}

/** `December 8, 2026` of `2026-12-08`. */
export function dayText(day: string, locale: Locale): string {
  return longDateText(new Date(`${day}T00:00:00Z`), locale, { timeZone: 'UTC' })
}
