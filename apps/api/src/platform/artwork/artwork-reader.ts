import { must } from '@teamloom/kit/assert.ts'
import {
  type ArtworkLane,
  type Limits,
  PutOff,
  startArtworkLane,
  usualLimits,
} from '#api/platform/artwork/artwork-lane.ts'
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

/**
 * Reads artwork in processes of their own, in turns that are fair to teams. What takes longer than is usual is put
 * off: such files have a lane of their own, one after the other.
 */
export function startArtworkReader(
  limits: Partial<Limits> = {},
  readers: VectorReaders = packagedReaders,
): ArtworkReader {
  const most = { ...usualLimits, ...limits }
  const lanes = Array.from({ length: laneCount }, () => startArtworkLane(most, readers, false))
  const slow = startArtworkLane(most, readers, true)
  const idle = [...lanes]
  const [turns, slowTurns] = [openTurns(laneCount), openTurns(1)]

  async function withLane<Value>(work: (lane: ArtworkLane) => Promise<Value>): Promise<Value | PutOff> {
    // The last that was used: the other's process may end.
    const lane = must(idle.pop(), 'idle lane')
    try {
      return await work(lane)
    } catch (error) {
      if (error instanceof PutOff) return error
      throw error
    } finally {
      idle.push(lane)
    }
  }

  return {
    readers,
    inTurn: async (holder, work, mostWaiting) => {
      const outcome = await turns.take(holder, () => withLane(work), mostWaiting)
      return outcome instanceof PutOff ? slowTurns.take(holder, () => work(slow), mostWaiting) : outcome
    },
    close: async () => {
      await Promise.all([...lanes, slow].map(lane => lane.close()))
    },
  }
}
