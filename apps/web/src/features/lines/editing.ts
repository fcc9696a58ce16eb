import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import type { Place } from '#web/features/lines/list-context.ts'

/** A cell that is being edited; `typed`: the letter that it began with, in place of what was there. */
export type Editing = Place & { readonly typed: string | null }

/** A cell is edited no more; `next`: its row as it is then. */
export type Finish = (next: ListRow | null, by: 'Enter' | 'Tab' | 'ShiftTab' | 'Escape' | 'blur') => void
