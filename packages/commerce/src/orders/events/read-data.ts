import { currencies } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import type { EventData, Told } from './define-order-event.ts'

/** A part of an event's data, as `old` and `new` are; empty where there is none. */
export function partIn(data: EventData, key: string): EventData {
  const value = data[key]
  return typeof value === 'object' && value !== null ? (value as EventData) : {}
}

export function textIn(data: EventData, key: string): string | undefined {
  const value = data[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Every text under these keys, by commas. */
export function textsIn(data: EventData, keys: readonly string[]): string {
  return keys.flatMap(key => textIn(data, key) ?? []).join(', ')
}

export function designIn(data: EventData, { untitled }: Told): string {
  return textIn(data, 'designName') ?? untitled
}

/** Cents as money, `?` where they are none; `currency`: as an entry names it. */
export function moneyOf(cents: unknown, told: Told, currency: unknown = told.currency): string {
  if (typeof cents !== 'number') return '?'
  return moneyText(cents, currencies.find(each => each === currency) ?? told.currency, told.locale)
}

export function numberOf(value: unknown, { locale }: Told): string {
  return typeof value === 'number' ? numberText(value, locale) : '?'
}

export function withReason(words: string, data: EventData): string {
  const reason = textIn(data, 'reason')
  return reason ? `${words} (${reason})` : words
}
