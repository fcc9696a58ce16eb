/** What passes between the processes of one product: short words, lost when nobody hears them. */
export type News = {
  /** To every process, one's own too; those of one process arrive in their order. At most `mostBytes`. */
  readonly tell: (message: string) => void
  readonly listen: (listener: Listener) => void
  readonly close: () => Promise<void>
}

export type Listener = {
  readonly hear: (message: string) => void
  /** Some may have been missed: the line to the others was away. */
  readonly missed: () => void
}

/** What PostgreSQL carries at once, less what names the sender. */
export const mostBytes = 7900

/** Where there is one process. */
export function openMemoryNews(): News {
  const listeners: Listener[] = []
  return {
    tell: message => {
      for (const listener of listeners) listener.hear(message)
    },
    listen: listener => listeners.push(listener),
    close: async () => {},
  }
}

/** One's own are heard at once, without waiting for the line; `send` carries them to the others. */
export function overLine(send: (line: string) => void, close: () => Promise<void>) {
  const own = crypto.randomUUID()
  const near = openMemoryNews()
  const listeners: Listener[] = []
  const news: News = {
    tell: message => {
      near.tell(message)
      send(`${own} ${message}`)
    },
    listen: listener => {
      near.listen(listener)
      listeners.push(listener)
    },
    close,
  }
  return {
    news,
    hearLine: (line: string) => {
      if (line.startsWith(own)) return
      for (const listener of listeners) listener.hear(line.slice(own.length + 1))
    },
    tellMissed: () => {
      for (const listener of listeners) listener.missed()
    },
  }
}
