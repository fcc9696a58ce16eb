import type { SizeBand } from '@teamloom/catalog/size-band.ts'
import type { NumberRules } from '@teamloom/catalog/sports/sport.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import type { Line } from '../line.ts'
import type { LongName } from '../long-names.ts'

export type WordSlot = Pick<Slot, 'id' | 'kind' | 'mayBeEmpty'>

/** A list as it is looked through: what its design asks of each person, and what is known besides. */
export type List = {
  readonly lines: readonly Line[]
  readonly slots: readonly WordSlot[]
  readonly bandOf: (size: string) => SizeBand
  /** What the rules of the team's sport say of numbers; null where no book says anything. */
  readonly numbers: NumberRules | null
  /** What a name does to the height of all; undefined of one that does nothing. */
  readonly longName: (slotId: string, name: string) => Pick<LongName, 'shorter'> | undefined
  readonly mayOffend: (words: string) => boolean
}

/** Something of a line that is likely a mistake, and is ordered all the same. */
export type Problem<Key extends string = string> = {
  readonly key: Key
  /**
   * Places of the lines that have it, in time proportional to the list; undefined where others may have their turn, if a
   * line takes microseconds.
   */
  readonly find: (list: List) => Iterable<number | undefined>
}
