import { assert } from './assert.ts'

/** Whole cents of one currency. */
export type Cents = number

export const currencies = ['cad', 'usd'] as const
export type Currency = (typeof currencies)[number]

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/**
 * Shares `amount` over `weights` so that the parts sum to it: each gets its floor, and what is left goes cent by
 * cent to the largest remainders, the earlier line first. All weights zero: shared evenly.
 */
export function shareCents(amount: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) {
    assert(amount === 0, 'nothing to share the amount over')
    return []
  }
  assert(
    weights.every(weight => Number.isInteger(weight) && weight >= 0),
    'weights are whole and not negative',
  )
  const sign = amount < 0 ? -1 : 1
  const total = BigInt(Math.abs(amount))
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  const shares = sum === 0n ? weights.map(() => 1n) : weights.map(weight => BigInt(weight))
  const divisor = sum === 0n ? BigInt(weights.length) : sum
  const parts = shares.map(share => (total * share) / divisor)
  let left = Number(total - parts.reduce((all, part) => all + part, 0n))
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: (total * share) % divisor }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of byRemainder) {
    if (left === 0) break
    parts[index] = parts[index]! + 1n
    left -= 1
  }
  return parts.map(part => sign * Number(part))
}
