import { createHash } from 'node:crypto'
import { must } from '@teamloom/kit/assert.ts'
import { type Holder, openTurns } from '#api/platform/turns.ts'
import { withPlainWords } from '#api/platform/typesetter/plain-words.ts'
import type { Typeset, TypesetDocument } from '#api/platform/typesetter/typeset.ts'
import { type After, openTypesetLane, TypesetterEnded } from '#api/platform/typesetter/typeset-lane.ts'

export type Typesetter = {
  /**
   * A PDF with its fonts embedded: "Inter" in 400 and 600, "Archivo" in 600, "DejaVu Sans" for what these lack, and
   * others for letters that it lacks too; at the holder's turn. Throws when it cannot be set.
   */
  readonly typeset: (document: Typeset, holder: Holder) => Promise<TypesetDocument>
  /**
   * A PDF as `typeset` makes it for somebody who asks: undefined, at once, when they have as many waiting as they
   * may.
   */
  readonly ask: (document: Typeset, holder: Holder) => Promise<TypesetDocument | undefined>
  /** Somebody is about to have a long document set. */
  readonly warm: () => void
  readonly close: () => Promise<void>
}

/** Beside the one that is being set. */
const mostWaiting = 3

/**
 * The most bytes of all that a short document reads: an invoice of 200 lines, a packing list of 1,000 people, which
 * takes a second.
 */
const mostShortBytes = 100_000

/**
 * Sets documents in turns that are fair to teams and accounts, the same document once for all who wait for it (AC49).
 * Long ones have a queue and a process of their own, so that what is short waits for none of them. One that takes
 * longer than `mostSeconds` is given up: `DocumentTooLong`.
 */
export function openTypesetter(mostSeconds = 60, after?: After): Typesetter {
  const queues = { short: openQueue(), long: openQueue(true) }
  const setting = new Map<string, Promise<TypesetDocument>>()
  let isClosed = false

  function openQueue(yields = false) {
    return { lane: openTypesetLane(mostSeconds, after, yields), turns: openTurns(1) }
  }

  /** Undefined: they have `most` waiting. */
  function take(document: Typeset, holder: Holder, most?: number): Promise<TypesetDocument> | undefined {
    const { hash, bytes } = measure(document)
    const running = setting.get(hash)
    if (running) return running
    const { lane, turns } = queues[bytes > mostShortBytes ? 'long' : 'short']
    const set = async () => {
      if (isClosed) throw new Error('The typesetter is closed')
      try {
        return await lane.typeset(document)
      } catch (error) {
        if (isClosed || !(error instanceof TypesetterEnded)) throw error
        return lane.typeset({ ...document, files: withPlainWords(document.files) })
      }
    }
    const own = turns.take(holder, set, most)?.finally(() => setting.delete(hash))
    if (own) setting.set(hash, own)
    return own
  }

  return {
    typeset: async (document, holder) => must(take(document, holder), 'turn'),
    ask: async (document, holder) => take(document, holder, mostWaiting),
    warm: () => queues.long.lane.warm(),
    close: async () => {
      isClosed = true
      await Promise.all(Object.values(queues).map(({ lane }) => lane.close()))
    },
  }
}

/** What tells it from every other, and how much it is. */
function measure({ main, files, isDrawn }: Typeset): { readonly hash: string; readonly bytes: number } {
  const hash = createHash('sha256').update(JSON.stringify([main, isDrawn]))
  let bytes = 0
  for (const [name, content] of Object.entries(files)) {
    const written = Buffer.from(content as string)
    hash.update(JSON.stringify([name, written.length])).update(written)
    bytes += written.length
  }
  return { hash: hash.digest('hex'), bytes }
}
