import fs from 'node:fs'
import path from 'node:path'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import type { Logo } from '@teamloom/commerce/house/logo.ts'
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

/** Under which name a document reads the logo. */
export const logoName = ({ kind }: NonNullable<Logo>) => `logo.${kind}`

/** The logo among a document's files; a drawing was made clean when it was set. */
export function logoFile(logo: Logo): Readonly<Record<string, Uint8Array>> {
  return logo ? { [logoName(logo)]: Buffer.from(logo.data, 'base64') } : {}
}

/** Who sends it, with the numbers under which taxes are charged; one that the house has not has no line. */
export function letterhead(provider: Sender, locale: Locale) {
  const words = documentWords[locale]
  const { name, address, salesEmail, gstNumber, qstNumber } = provider
  return {
    name,
    lines: [
      ...providerLines(address),
      salesEmail,
      ...(gstNumber ? [words.gst(gstNumber)] : []),
      ...(qstNumber ? [words.qst(qstNumber)] : []),
    ],
  }
}

type Sender = Pick<Config['provider'], 'name' | 'address' | 'salesEmail' | 'gstNumber' | 'qstNumber'>

/** An address line by line, as an envelope has it. */
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
