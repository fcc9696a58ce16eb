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
import { avatarPictures } from '#api/assets/avatar.ts'
import { askedOrigin, isFromOwnPage } from '#api/http/own-origin.ts'
import { guarded } from '#api/platform/guarded.ts'
import { readWord, writeWord } from '#api/platform/news/words.ts'
import { FollowedRequests } from '#api/rooms/followed-requests.ts'
import { Joins } from '#api/rooms/joins.ts'
import { closeSoon, type Member, mostFrameBytes } from '#api/rooms/member.ts'
import { Rooms } from '#api/rooms/rooms.ts'
import { type Seen, valuesOf, watch } from '#api/rooms/watched.ts'
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

/** The sockets of designs, on the server that the calls come to. */
export function registerRooms(app: FastifyInstance, dependencies: Dependencies): Rooms {
  const { database, news, now } = dependencies
  const log = (error: unknown) => app.log.warn({ err: error }, 'rooms')
  const own = { database, news, process: randomUUID(), now, log }
  const rooms = new Rooms(own)
  const requests = new FollowedRequests(own)
  const sayHello = () => news.tell(writeWord({ kind: 'hello' }))
  news.listen({
    hear: guarded(log, message => {
      const word = readWord(message)
      if (word) for (const each of [rooms, requests]) guarded(log, () => each.hearWord(word))()
    }),
    missed: guarded(log, () => {
      sayHello()
      rooms.readAgain()
    }),
  })
  sayHello()
  const world = { ...dependencies, joins: new Joins(dependencies.config.limits.callsPerSecond) }
  dependencies.presence.answerBy(designId => rooms.peopleIn(designId))
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
      await (asked.has('preorderId')
        ? follow(socket, request, asked, requests, world)
        : receive(socket, request, asked, rooms, world, log))
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
    rooms.close()
    requests.close()
  })
  return rooms
}

async function receive(
  socket: WebSocket,
  request: IncomingMessage,
  asked: URLSearchParams,
  rooms: Rooms,
  dependencies: World,
  log: (error: unknown) => void,
): Promise<void> {
  const waiting: (readonly [Buffer, boolean])[] = []
  const joined: { member?: Member | undefined } = {}
  const designId = (asked.get('designId') ?? '').toLowerCase()
  socket.on('error', () => {})
  socket.on(
    'message',
    guarded(log, (data, isBinary) => {
      const bytes = data as Buffer
      if (joined.member) rooms.hear(joined.member, designId, bytes, isBinary)
      else if (waiting.length < mostWaiting) waiting.push([bytes, isBinary])
    }),
  )
  const recognised = await recognise(request, asked.get('userId') ?? '', designId, dependencies)
  if ('code' in recognised) return closeSoon(socket, recognised.code, recognised.reason)
  const version = socket.protocol as CollaborationVersion
  if (!collaborationVersions.includes(version))
    return closeSoon(socket, closeCodes.notUnderstood, 'no known subprotocol')
  const { actor, seen, origin } = recognised
  const { avatarAssetVersionId: avatar } = actor
  joined.member = await rooms.join({
    socket,
    designId,
    member: { userId: actor.id, sessionId: actor.sessionId, teamId: seen.team_id, origin, version },
    person: {
      userId: actor.id,
      name: actor.firstName,
      imageUrl: avatar && avatarPictures.url(origin, avatar, dependencies.config.sessionSecret),
    },
  })
  const { member } = joined
  if (!member) return
  for (const [data, isBinary] of waiting.splice(0)) rooms.hear(member, designId, data, isBinary)
}

async function follow(
  socket: WebSocket,
  request: IncomingMessage,
  asked: URLSearchParams,
  requests: FollowedRequests,
  dependencies: World,
): Promise<void> {
  socket.on('error', () => {})
  const known = await recognisePerson(request, asked.get('userId') ?? '', dependencies)
  if ('code' in known) return closeSoon(socket, known.code, known.reason)
  const preorderId = idSchema.safeParse(asked.get('preorderId'))
  if (!preorderId.success) return closeSoon(socket, closeCodes.designGone, 'no such request')
  const { id: userId, sessionId, firstName, lastName, avatarAssetVersionId: avatar } = known.actor
  const imageUrl =
    avatar &&
    avatarPictures.url(askedOrigin(request, dependencies.config), avatar, dependencies.config.sessionSecret)
  await requests.follow(socket, {
    sessionId,
    preorderId: preorderId.data,
    person: { userId, firstName, lastName, imageUrl },
  })
}

type World = Dependencies & { readonly joins: Joins }

type Refused = { readonly code: number; readonly reason: string }

/** LV11: who it is; an address carries no token. */
async function recognisePerson(
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

/** LV11: and whether the design is open to them. */
async function recognise(request: IncomingMessage, userId: string, designId: string, dependencies: World) {
  const { database, now } = dependencies
  const known = await recognisePerson(request, userId, dependencies)
  if ('code' in known) return known
  const { actor } = known
  const gone: Refused = { code: closeCodes.designGone, reason: 'no such design' }
  if (!idSchema.safeParse(designId).success) return gone
  const { sessionId } = actor
  const [seen] = await database.statement(watch, valuesOf([{ sessionId, userId: actor.id, designId }], now()))
  if (!seen?.is_design) return gone
  if (!seen.is_open) return { code: closeCodes.noAccess, reason: 'no access' }
  return { actor, origin: askedOrigin(request, dependencies.config), seen: seen satisfies Seen }
}
