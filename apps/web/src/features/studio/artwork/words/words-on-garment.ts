import { openSwitch } from '#web/lib/open-switch.ts'

/** Words that are being written, as the garment shows them before anything is kept. */
export type WordsOnGarment = {
  readonly decorationId: string
  readonly arcDegrees: number
  /** How far down the top of their middle is, from 0 to 1. */
  readonly crown: number
  readonly bend: (change: (arcDegrees: number) => number) => void
}

export const wordsOnGarment = openSwitch<WordsOnGarment | null>(null)
