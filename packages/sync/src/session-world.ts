import type { ActionRefusal, DesignAbility } from '@teamloom/design/actions/action.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import type { Difference } from '@teamloom/design/difference.ts'
import type { Direction, Unsent } from './unsent.ts'

/**
 * Why a call failed: no answer came, and the same with its key is worth sending again; the session has ended, and it
 * is kept for when the person is back; or it is refused.
 */
export type Failure = 'lost' | 'ended' | 'refused'

/** What the session needs of the world. */
export type SessionWorld = {
  readonly send: (
    update: DesignChange & { readonly designId: string; readonly key: string },
  ) => Promise<DesignRecord>
  /** My newest step, by the server's own history. */
  readonly takeBack: (direction: Direction, key: string) => Promise<DesignRecord>
  /** What the next undo and redo would do. */
  readonly readHistory: () => Promise<Readonly<Record<Direction, Difference | null>>>
  readonly reload: () => Promise<DesignRecord>
  readonly failureOf: (error: unknown) => Failure
  readonly newId: () => string
  readonly now: () => string
  /** Resolves after so many milliseconds, or sooner when the connection seems to be back. */
  readonly wait: (ms: number) => Promise<void>
  /** Keeps what is not confirmed, for the next visit. */
  readonly keep: (unsent: readonly Unsent[]) => void
  /** The server refused what was already shown. */
  readonly onRefused: (error: unknown, refused: Unsent) => void
  /** What others did meanwhile left no place for a change of mine. */
  readonly onDropped: (refusal: ActionRefusal, change: DesignChange) => void
  readonly isStaff: boolean
  readonly may: (ability: DesignAbility) => boolean
}
