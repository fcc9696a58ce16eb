import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { changeSchema, type DesignChange } from '@teamloom/design/actions/index.ts'
import { type Difference, differenceSchema } from '@teamloom/design/difference.ts'
import { artworkSchema } from '@teamloom/design/document.ts'

export type Direction = 'undo' | 'redo'

/** A change of mine that the server has not confirmed yet; sent again with its key, it does nothing twice. */
export type Unsent =
  | {
      readonly key: string
      readonly change: DesignChange
      /** What it puts on, where the design does not have it yet. */
      readonly artwork?: Artwork
    }
  | {
      readonly key: string
      readonly takesBack: Direction
      /** What it is thought to do; null: only the server knows. */
      readonly guess: Difference | null
    }

/** What was kept of them, as it was written; what is not understood is left out. */
export function readUnsent(kept: unknown): Unsent[] {
  if (!Array.isArray(kept)) return []
  return (kept as Partial<Record<'key' | 'change' | 'artwork' | 'takesBack' | 'guess', unknown>>[]).flatMap(
    (each): Unsent[] => {
      const { key, change, artwork, takesBack, guess } = each ?? {}
      if (typeof key !== 'string') return []
      if (takesBack === 'undo' || takesBack === 'redo')
        return [{ key, takesBack, guess: differenceSchema.safeParse(guess).data ?? null }]
      const read = changeSchema.safeParse(change)
      if (!read.success) return []
      const known = artworkSchema.safeParse(artwork).data
      return [{ key, change: read.data, ...(known ? { artwork: known } : {}) }]
    },
  )
}
