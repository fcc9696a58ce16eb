import { must } from '@teamloom/kit/assert.ts'
import { type ArtworkLane, type Limits, startArtworkLane } from '#api/platform/artwork/artwork-lane.ts'
import { packagedReaders, type VectorReaders } from '#api/platform/artwork/postscript/find-readers.ts'
import { openTurns, type Turns } from '#api/platform/turns.ts'

export type ArtworkReader = {
  /** What reads EPS and AI here. */
  readonly readers: VectorReaders
  /**
   * Work with a lane, at the holder's turn; undefined, at once, when they have as many waiting as they may. Files are
   * opened in the lane alone, so that who waits holds none.
   */
  readonly inTurn: <Value>(
    holder: Parameters<Turns['take']>[0],
    work: (lane: ArtworkLane) => Promise<Value>,
    mostWaiting?: number,
  ) => Promise<Value | undefined>
  readonly close: () => Promise<void>
}

/** Two, so that a file which takes its time leaves one to the others. */
const laneCount = 2

/** Reads artwork in processes of their own, in turns that are fair to teams. */
export function startArtworkReader(
  limits: Partial<Limits> = {},
  readers: VectorReaders = packagedReaders,
): ArtworkReader {
  const lanes = Array.from({ length: laneCount }, () => startArtworkLane(limits, readers))
  const idle = [...lanes]
  const turns = openTurns(laneCount)
  return {
    readers,
    inTurn: (holder, work, mostWaiting) =>
      turns.take(
        holder,
        async () => {
          // The last that was used: the other's process may end.
          const lane = must(idle.pop(), 'idle lane')
          try {
            return await work(lane)
          } finally {
            idle.push(lane)
          }
        },
        mostWaiting,
      ),
    close: async () => {
      await Promise.all(lanes.map(lane => lane.close()))
    },
  }
}
