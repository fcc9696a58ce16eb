/** Rooms share so many channels. */
const shards = 64

function shardOf(room: string): number {
  let sum = 0
  for (let at = 0; at < room.length; at++) sum = (sum * 31 + room.charCodeAt(at)) % 65_521
  return sum % shards
}

/** What goes over a channel of PostgreSQL. */
export type Told = { readonly channel: string; readonly line: string }

/** Which channels what is told of rooms goes by, beside the one that all hear. `ask` has one heard, or no more. */
export function openRoomChannels(all: string, ask: (words: 'listen' | 'unlisten', channel: string) => void) {
  /** How many rooms that are followed each channel has. */
  const heard = new Map<string, number>()
  const channelOf = (room: string) => `${all}_${shardOf(room)}`
  return {
    heard: () => heard.keys(),
    askAgain: () => {
      for (const channel of heard.keys()) ask('listen', channel)
    },
    write: (message: string, room: string | undefined): Told =>
      room === undefined
        ? { channel: all, line: message }
        : { channel: channelOf(room), line: `${room} ${message}` },
    /** The line, and the room that it is of. */
    read: (channel: string, line: string): [line: string, room?: string] => {
      if (channel === all) return [line]
      const end = line.indexOf(' ')
      return [line.slice(end + 1), line.slice(0, end)]
    },
    follow: (room: string) => {
      const channel = channelOf(room)
      const count = heard.get(channel) ?? 0
      heard.set(channel, count + 1)
      if (count === 0) ask('listen', channel)
    },
    leave: (room: string) => {
      const channel = channelOf(room)
      const left = (heard.get(channel) ?? 0) - 1
      if (left > 0) return void heard.set(channel, left)
      heard.delete(channel)
      ask('unlisten', channel)
    },
  }
}
