import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { type ConnectedUser, collaborationPath, type ServerFrame } from '@teamloom/contract/collaboration.ts'
import { onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Person } from '#api/testing/people.ts'
import type { TestApp } from '#api/testing/test-app.ts'

/** Someone's socket to a design, with all that it was told. */
export type Ear = {
  readonly socket: WebSocket
  readonly frames: readonly ServerFrame[]
  /** Waits for the first frame from now on, or before, that fits. */
  readonly hears: <Kind extends ServerFrame['type']>(
    type: Kind,
    fits?: (frame: Extract<ServerFrame, { type: Kind }>) => boolean,
  ) => Promise<Extract<ServerFrame, { type: Kind }>>
  readonly says: (frame: unknown) => void
  /** The code with which it was closed. */
  readonly closed: Promise<number>
}

export async function listen({ app }: TestApp): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

type Asked = {
  readonly userId?: string
  readonly token?: string | null
  readonly version?: string
  readonly path?: string
  /** To a request instead. */
  readonly preorderId?: string
}

/** Opens a socket, which is closed after the test that opens it. */
export function openEar(
  port: number,
  person: Pick<Person, 'id' | 'token'>,
  designId: string,
  asked: Asked = {},
): Ear {
  const {
    userId = person.id,
    token = person.token,
    version = 'teamloom.v1',
    path = collaborationPath,
    preorderId,
  } = asked
  const what = preorderId === undefined ? `designId=${designId}` : `preorderId=${preorderId}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}?userId=${userId}&${what}`, [
    version,
    ...(token === null ? [] : [`access-token.${token}`]),
  ])
  onTestFinished(() => socket.terminate())
  const frames: ServerFrame[] = []
  socket.on('error', () => {})
  socket.on('message', data => frames.push(JSON.parse(String(data)) as ServerFrame))
  return {
    socket,
    frames,
    hears: async (type, fits = () => true) => {
      type Wanted = Extract<ServerFrame, { type: typeof type }>
      return vi.waitFor(
        () => {
          const found = frames.findLast(frame => frame.type === type && fits(frame as Wanted))
          if (!found) throw new Error(`no ${type} among ${frames.map(frame => frame.type).join(' ')}`)
          return found as Wanted
        },
        { timeout: 60_000, interval: 10 },
      )
    },
    says: frame => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    closed: new Promise(resolve => {
      socket.on('close', resolve)
    }),
  }
}

/** What a design's frame carries. */
export function unpack<State>({ design }: { readonly design: string }): State {
  return JSON.parse(gunzipSync(Buffer.from(design, 'base64')).toString()) as State
}

export function userIn<User extends Pick<ConnectedUser, 'userId'>>(
  users: readonly User[],
  { id }: Pick<Person, 'id'>,
): User | undefined {
  return users.find(({ userId }) => userId === id)
}

/** A pointer's place on a side: from 0 to 1 across and down. */
export const pointerAt = (x: number, y: number, side = 'front') => ({
  type: 'movement',
  coordinates: { x, y, side },
  timestamp: 1,
})

/** Nobody is let into a design, which is read first, until what this answers is called. */
export async function holdJoins({ pool }: TestApp): Promise<() => Promise<void>> {
  const holding = await pool.connect()
  await holding.query('begin; lock table design_changes')
  return async () => {
    await holding.query('commit')
    holding.release()
  }
}
