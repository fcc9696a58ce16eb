/** What passes between the processes of one product: short words, lost when nobody hears them. */
export type News = {
  /**
   * To every process, one's own too, or of a room to those that follow it; what one process tells of the same arrives in
   * its order. At most `mostBytes`.
   */
  readonly tell: (message: string, room?: string) => void
  readonly listen: (listener: Listener) => void
  /** Hears what is told of a room, by its id, until what this answers is called. What is told before the line is open is missed. */
  readonly follow: (room: string, hear: Hear) => () => void
  readonly close: () => Promise<void>
}

type Hear = (message: string) => void

export type Listener = {
  readonly hear: Hear
  /** Some may have been missed: the line to the others was away. */
  readonly missed: () => void
}

/** What PostgreSQL carries at once, less what names the sender and the room. */
export const mostBytes = 7900

/** Who hears what, of one process. */
function openEars() {
  const listeners: Listener[] = []
  const followers = new Map<string, Set<Hear>>()
  return {
    hear: (message: string, room?: string) => {
      if (room === undefined) for (const { hear } of listeners) hear(message)
      else for (const hear of followers.get(room) ?? []) hear(message)
    },
    missed: () => {
      for (const { missed } of listeners) missed()
    },
    listen: (listener: Listener) => void listeners.push(listener),
    /** Whether nobody did before. */
    follow: (room: string, hear: Hear): boolean => {
      const those = followers.get(room) ?? new Set()
      followers.set(room, those.add(hear))
      return those.size === 1
    },
    /** Whether nobody does any more. */
    leave: (room: string, hear: Hear): boolean => {
      const those = followers.get(room)
      if (!those?.delete(hear) || those.size > 0) return false
      return followers.delete(room)
    },
  }
}

/** Where there is one process. */
export function openMemoryNews(): News {
  const ears = openEars()
  return {
    tell: ears.hear,
    listen: ears.listen,
    follow: (room, hear) => {
      ears.follow(room, hear)
      return () => void ears.leave(room, hear)
    },
    close: async () => {},
  }
}

type Line = {
  /** To the others. */
  readonly send: (line: string, room: string | undefined) => void
  /** From now on lines of the room are wanted, or no more. */
  readonly follow: (room: string) => void
  readonly leave: (room: string) => void
  readonly close: () => Promise<void>
}

/** One's own are heard at once, without waiting for the line. */
export function overLine({ send, follow, leave, close }: Line) {
  const own = crypto.randomUUID()
  const ears = openEars()
  const news: News = {
    tell: (message, room) => {
      ears.hear(message, room)
      send(`${own} ${message}`, room)
    },
    listen: ears.listen,
    follow: (room, hear) => {
      if (ears.follow(room, hear)) follow(room)
      return () => {
        if (ears.leave(room, hear)) leave(room)
      }
    },
    close,
  }
  return {
    news,
    hearLine: (line: string, room?: string) => {
      if (!line.startsWith(own)) ears.hear(line.slice(own.length + 1), room)
    },
    tellMissed: ears.missed,
  }
}
