import { z } from 'zod/mini'
import type { SettingFault } from './setting-fault.ts'

/** ST29: how much of a fabric in a colour there is; null: nobody counts it. */
export type Stock = {
  readonly unit: 'm' | 'pieces'
  /** Counted at the moment from which it holds. */
  readonly onHand: number
  /** What a piece takes of it; of pieces one. */
  readonly perPiece: number
  /** From so little on it is told to be low. */
  readonly low: number
  /** When more comes, `2027-01-18`; null: nobody knows. */
  readonly backOn: string | null
} | null

const amount = z.number().check(z.gte(0), z.lte(1_000_000), z.multipleOf(0.1))
const schema = z.nullable(
  z.strictObject({
    unit: z.enum(['m', 'pieces']),
    onHand: amount,
    perPiece: amount,
    low: amount,
    backOn: z.nullable(z.iso.date()),
  }),
)
export const stockSchema = schema as unknown as z.ZodMiniType<Stock>

export function faultsOfStock(stock: Stock): SettingFault[] {
  if (!stock) return []
  const { unit, perPiece } = stock
  const isRight = unit === 'pieces' ? perPiece === 1 : perPiece > 0
  return isRight ? [] : [{ field: 'perPiece', rule: 'per_piece' }]
}

export type StockState = {
  /** What orders wait for, and what is left of it; no less than nothing. */
  readonly reserved: number
  readonly free: number
  readonly state: 'enough' | 'low' | 'out'
}

/** ST30: where a stock stands with so many pieces on order. */
export function stateOfStock({ onHand, perPiece, low }: NonNullable<Stock>, pieces: number): StockState {
  const round = (value: number) => Math.round(value * 10) / 10
  const reserved = round(pieces * perPiece)
  const free = Math.max(0, round(onHand - reserved))
  return { reserved, free, state: free < perPiece || free === 0 ? 'out' : free <= low ? 'low' : 'enough' }
}
