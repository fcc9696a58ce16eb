import { useState } from 'react'

type Drafts = ReadonlyMap<string, ReadonlyMap<string, string>>

export type QuantityDrafts = {
  /** What stands in a design's fields and is no quantity, by size. */
  readonly of: (designId: string) => ReadonlyMap<string, string>
  readonly set: (designId: string, size: string, text: string | undefined) => void
}

const none: ReadonlyMap<string, string> = new Map()

/** Bad input stays in its field until it is corrected; this remembers which. */
export function useQuantityDrafts(): QuantityDrafts {
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  return {
    of: designId => drafts.get(designId) ?? none,
    set: (designId, size, text) =>
      setDrafts(before => {
        const own = before.get(designId) ?? none
        if (own.get(size) === text) return before
        const next = new Map(own)
        if (text === undefined) next.delete(size)
        else next.set(size, text)
        return new Map(before).set(designId, next)
      }),
  }
}
