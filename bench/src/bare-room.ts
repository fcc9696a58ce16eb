import http from 'node:http'
import process from 'node:process'
import { type WebSocket, WebSocketServer } from 'ws'

/** The least that rooms can do: keep where each is, and tell it to all of a room every 16 ms. */
type Room = {
  readonly sockets: Set<WebSocket>
  readonly moved: Map<string, unknown>
  timer?: NodeJS.Timeout | undefined
}

const gatherMs = 16
const rooms = new Map<string, Room>()
const server = http.createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false })

sockets.on('connection', (socket, { url }) => {
  const asked = new URL(url ?? '/', 'http://localhost').searchParams
  const userId = asked.get('userId') ?? ''
  const room = roomOf(asked.get('designId') ?? '')
  room.sockets.add(socket)
  socket.send(JSON.stringify({ type: 'UpdateConnectedUsers', users: [] }))
  socket.on('close', () => room.sockets.delete(socket))
  socket.on('message', data => {
    room.moved.set(userId, (JSON.parse(String(data)) as { coordinates: unknown }).coordinates)
    room.timer ??= setTimeout(() => tell(room), gatherMs)
  })
})

function roomOf(id: string): Room {
  const room = rooms.get(id) ?? { sockets: new Set(), moved: new Map() }
  rooms.set(id, room)
  return room
}

function tell(room: Room): void {
  room.timer = undefined
  const users = [...room.moved].map(([userId, coordinates]) => ({ userId, coordinates }))
  room.moved.clear()
  const frame = Buffer.from(JSON.stringify({ type: 'MovedPointers', users }))
  for (const socket of room.sockets) socket.send(frame, { binary: false })
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
})
process.once('SIGTERM', () => process.exit(0))
