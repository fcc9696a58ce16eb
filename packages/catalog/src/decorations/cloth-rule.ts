import type { Label } from '@teamloom/kit/label.ts'
import type { PaletteColor } from '../colors/palette.ts'

/** What a type asks of the cloth that it is put on. */
export type ClothRule = {
  /** Why it cannot be had on other cloth. */
  readonly reason: Label
  readonly takes: (fabricName: string, color: PaletteColor) => boolean
}
