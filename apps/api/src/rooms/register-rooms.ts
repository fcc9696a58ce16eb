import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type CollaborationVersion,
  closeCodes,
  collaborationPath,
  collaborationVersions,
  tokenProtocol,
} from '@teamloom/contract/collaboration.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Actor } from '#api/access/caller.ts'
import { avatarPictures } from '#api/assets/avatar.ts'
import type { Config } from '#api/config.ts'
import { askedOrigin, isFromOwnPage } from '#api/http/own-origin.ts'
import { guarded } from '#api/platform/guarded.ts'
import type { Metrics } from '#api/platform/metrics/metrics.ts'
import { readWord, writeWord } from '#api/platform/news/words.ts'
import { DesignMember, type DesignRoom, designRooms } from '#api/rooms/design-room.ts'
import { Joins } from '#api/rooms/joins.ts'
import { isOpenTo, type SeenDesign } from '#api/rooms/look-at-designs.ts'
import type { SeenRequest } from '#api/rooms/look-at-requests.ts'
import { closeSoon, mostFrameBytes } from '#api/rooms/member.ts'
import { RequestMember, type RequestRoom, requestRooms } from '#api/rooms/request-room.ts'
import { Rooms } from '#api/rooms/rooms.ts'
import type { Dependencies } from '#api/services.ts'
import { findActor } from '#api/sessions/session-store.ts'
import { readSessionToken } from '#api/sessions/session-token.ts'

const foreignPage = 'This page is of a site that may not join here: open the studio at its own address.'

/** What someone may send while their access is still being looked at. */
const mostWaiting = 20

/** Whether a request is one for a socket of ours: all others are answered as what they ask for without. */
export function isForRooms({ url = '', headers }: IncomingMessage): boolean {
  const path = url.split('?')[0]?.replace(/\/$/, '')
  return path === collaborationPath && headers.upgrade?.toLowerCase() === 'websocket'
}

/** The sockets of designs and requests, on the server that the calls come to. */
export function registerRooms(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, news, now } = dependencies
  const log = (error: unknown) => app.log.warn({ err: error }, 'rooms')
  const { config } = dependencies
  const own = { database, news, config, process: randomUUID(), now, log }
  const rooms = { designs: new Rooms(designRooms, own), requests: new Rooms(requestRooms, own) }
  const sayHello = () => news.tell(writeWord({ kind: 'hello' }))
  news.listen({
    hear: guarded(log, message => {
      const word = readWord(message)
      if (word) for (const each of Object.values(rooms)) guarded(log, () => each.hearWord(word))()
    }),
    missed: guarded(log, () => {
      sayHello()
      for (const room of rooms.designs.occupied) {
        void room.read()
        room.tellCommentsAnew()
      }
    }),
  })
  sayHello()
  dependencies.house.listen(
    guarded(log, () => {
      for (const room of rooms.designs.occupied) room.tellHouseChanged()
    }),
  )
  if (dependencies.metrics) watchRooms(dependencies.metrics, rooms)
  const world = { ...dependencies, rooms, log, joins: new Joins(dependencies.config.limits.callsPerSecond) }
  dependencies.presence.answerBy(designId => rooms.designs.find(designId)?.people.all() ?? [])
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: mostFrameBytes,
    perMessageDeflate: false,
    // LV21: before anything else of them is looked at.
    verifyClient: ({ req }, answer) =>
      answer(isFromOwnPage(req, dependencies.config), 403, foreignPage, { 'content-type': 'text/plain' }),
    handleProtocols: offered => collaborationVersions.find(version => offered.has(version)) ?? false,
  })
  const listen = async (socket: WebSocket, request: IncomingMessage) => {
    const asked = new URLSearchParams(request.url?.split('?')[1])
    try {
      await (asked.has('preorderId') ? followRequest : followDesign)(socket, request, asked, world)
    } catch (error) {
      closeSoon(socket, closeCodes.tooSlow, 'not now')
      throw error
    }
  }
  app.server.on(
    'upgrade',
    guarded(log, (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      sockets.handleUpgrade(request, socket, head, guarded(log, listen)),
    ),
  )
  app.addHook('preClose', async () => {
    for (const each of Object.values(rooms)) each.close()
  })
}

/** Tells how many rooms and sockets this process has, by what they are of. */
function watchRooms({ gauges }: Pick<Metrics, 'gauges'>, rooms: World['rooms']): void {
  const helps = {
    teamloom_rooms: 'Designs and requests that somebody follows here.',
    teamloom_sockets: 'Connections of those who follow them.',
  }
  gauges('kind', helps, () => {
    const counts = Object.entries(rooms).map(([kind, { count }]) => ({ kind, ...count }))
    return {
      teamloom_rooms: new Map(counts.map(({ kind, rooms }) => [kind, rooms])),
      teamloom_sockets: new Map(counts.map(({ kind, sockets }) => [kind, sockets])),
    }
  })
}

async function followDesign(
  socket: WebSocket,
  request: IncomingMessage,
  asked: URLSearchParams,
  world: World,
): Promise<void> {
  const { config, rooms, log } = world
  const waiting: (readonly [Buffer, boolean])[] = []
  const joined: { hear?: (data: Buffer, isBinary: boolean) => void } = {}
  socket.on('error', () => {})
  socket.on(
    'message',
    guarded(log, (data, isBinary) => {
      const bytes = data as Buffer
      if (joined.hear) joined.hear(bytes, isBinary)
      else if (waiting.length < mostWaiting) waiting.push([bytes, isBinary])
    }),
  )
  const known = await recognise(request, asked.get('userId') ?? '', world)
  if ('code' in known) return closeSoon(socket, known.code, known.reason)
  const { actor } = known
  const id = idSchema.safeParse((asked.get('designId') ?? '').toLowerCase())
  const about = { userId: actor.id, sessionId: actor.sessionId }
  const [seen] = id.success ? await rooms.designs.look([[id.data, about]]) : []
  if (!id.success || !seen?.is_design) return closeSoon(socket, closeCodes.designGone, 'no such design')
  if (!isOpenTo(seen, config)) return closeSoon(socket, closeCodes.noAccess, 'no access')
  const version = socket.protocol as CollaborationVersion
  if (!collaborationVersions.includes(version))
    return closeSoon(socket, closeCodes.notUnderstood, 'no known subprotocol')
  const origin = askedOrigin(request, config)
  const member = new DesignMember(
    socket,
    { ...about, teamId: seen.team_id, origin, version },
    performance.now(),
  )
  const room = await rooms.designs.join(socket, id.data, member, {
    userId: actor.id,
    name: actor.firstName,
    imageUrl: pictureOf(actor, origin, config),
  })
  if (!room) return
  const hear = (data: Buffer, isBinary: boolean) => {
    const frame = member.read(data, isBinary, performance.now())
    if (frame) room.hear(member, frame)
  }
  joined.hear = hear
  for (const [data, isBinary] of waiting.splice(0)) hear(data, isBinary)
}

async function followRequest(
  socket: WebSocket,
  request: IncomingMessage,
  asked: URLSearchParams,
  world: World,
): Promise<void> {
  const { config, rooms } = world
  socket.on('error', () => {})
  const known = await recognise(request, asked.get('userId') ?? '', world)
  if ('code' in known) return closeSoon(socket, known.code, known.reason)
  const { id: userId, sessionId, firstName, lastName } = known.actor
  const id = idSchema.safeParse(asked.get('preorderId'))
  const member = new RequestMember(socket, { userId, sessionId }, performance.now())
  const [seen] = id.success ? await rooms.requests.look([[id.data, member]]) : []
  if (!id.success || !seen) return closeSoon(socket, closeCodes.designGone, 'no such request')
  const imageUrl = pictureOf(known.actor, askedOrigin(request, config), config)
  await rooms.requests.join(socket, id.data, member, {
    person: { userId, firstName, lastName, imageUrl },
    seen,
  })
}

const pictureOf = ({ avatarAssetVersionId: avatar }: Actor, origin: string, { sessionSecret }: Config) =>
  avatar && avatarPictures.url(origin, avatar, sessionSecret)

type World = Dependencies & {
  readonly joins: Joins
  readonly rooms: {
    readonly designs: Rooms<DesignRoom, SeenDesign>
    readonly requests: Rooms<RequestRoom, SeenRequest>
  }
  readonly log: (error: unknown) => void
}

type Refused = { readonly code: number; readonly reason: string }

/** LV11: who it is; an address carries no token. */
async function recognise(
  { headers }: IncomingMessage,
  userId: string,
  { config, database, now, joins }: World,
) {
  const offered = String(headers['sec-websocket-protocol'] ?? '').split(',')
  const token = offered
    .map(each => each.trim())
    .find(each => each.startsWith(tokenProtocol))
    ?.slice(tokenProtocol.length)
  const ended: Refused = { code: closeCodes.sessionEnded, reason: 'the session has ended' }
  if (!token) return ended
  const reading = await readSessionToken(token, config.sessionSecret)
  if (typeof reading === 'string') return ended
  if (!joins.take(reading.sessionId))
    return { code: closeCodes.tooMuch, reason: 'too many connections a second' } satisfies Refused
  const actor = await findActor(database.read, reading.sessionId, now())
  if (!actor || actor.deletedAt) return ended
  if (userId.toLowerCase() === actor.id) return { actor }
  return { code: closeCodes.noAccess, reason: 'another person’s id' } satisfies Refused
}
