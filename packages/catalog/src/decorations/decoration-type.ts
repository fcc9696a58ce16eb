import type { Label } from '@teamloom/kit/label.ts'
import type { DecorationCategory } from './category.ts'
import type { Check } from './check.ts'
import type { ClothRule } from './cloth-rule.ts'
import type { CreditRule } from './credit-rule.ts'
import type { FormOf } from './form-of.ts'
import type { Options, OptionValues } from './options.ts'
import type { PerPiece } from './per-piece.ts'
import type { Process } from './process.ts'
import type { Production } from './production.ts'
import type { Sizing } from './sizing.ts'
import type { Surface } from './surface.ts'
import type { Taker } from './takes-artwork.ts'

/** A way to put artwork on cloth. A type carries its own answers, so that nothing else asks which one it is. */
export type DecorationType = Taker & {
  readonly type: string
  readonly label: Label
  /** In short, what it is for. */
  readonly note: Label
  /** Kinds of place that it takes; none for a kind of file that lies on no garment. */
  readonly categories: readonly DecorationCategory[]
  /** Whether it is folded over edges: left out, it lies on the cloth alone. */
  readonly edges?: 'only' | 'too'
  readonly parentType: 'print' | 'tag'
  /** The type that a decoration without artwork returns to. */
  readonly undefinedType: string
  /** Can be chosen; a placeholder cannot. */
  readonly selectable: boolean
  /** For staff to choose. What they put on a design, its team may move, hide and remove. */
  readonly adminOnly: boolean
  /** The house offers it no more on the product; what has it keeps it. */
  readonly isRetired?: true
  /** Whether each piece may have other words; left out, all are made alike. */
  readonly perPiece?: PerPiece
  readonly options: Options
  readonly sizing: Sizing
  readonly form: FormOf
  /** Null: it goes on any cloth. */
  readonly cloth: ClothRule | null
  readonly credits: readonly CreditRule[]
  /** Null: nothing of it is drawn. */
  readonly surface: Surface | null
  /** The surface of a decoration with the options that were chosen; left out where these do not change it. */
  readonly surfaceWith?: (options: OptionValues) => Surface
  /** Null: it is not made. */
  readonly process: Process | null
  readonly checks: readonly Check[]
  readonly production: Production
}
