import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange } from '@teamloom/design/apply-change.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import { differenceBetween } from '@teamloom/design/difference.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { DesignSession } from '@teamloom/sync/design-session.ts'
import type { SessionWorld } from '@teamloom/sync/session-world.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePage, happens, newest, openPage } from '#web/data/testing/line.ts'
import { LiveRoom } from '#web/features/studio/session/live/live-room.ts'

const product = must(findProduct('shirt', 'tshirt'), 'tshirt')
const designId = '00000000-0000-4000-8000-000000000001'
const jonas = { userId: 'jonas', designId, name: 'Jonas', coordinates: null, colour: '#0F6B62' }
const maya = { userId: 'maya', designId, name: 'Maya', coordinates: null, colour: '#9C1A5B' }

const paint: DesignChange = {
  action: 'setColor',
  partName: 'body',
  elementName: 'body',
  layerName: 'body',
  color: '1008',
}

/** What the server has, and how a call for it ends. */
let record: DesignRecord
let history: Awaited<ReturnType<SessionWorld['readHistory']>>
let answer: () => Promise<Response>
let room: LiveRoom
let session: DesignSession

const recordOf = (revision: number, document: DesignRecord['document']): DesignRecord => ({
  designId,
  revision,
  timestamp: '2026-11-24T09:00:00.000Z',
  images: [],
  document,
})

function jonasPaints(): void {
  const now = '2026-11-24T09:00:00.000Z'
  const world = {
    product,
    now,
    isStaff: false,
    may: () => true,
    newId: designId,
    findArtwork: () => undefined,
  }
  const painted = applyChange(record.document, paint, world, { next: record.revision + 1 })
  if (!painted.ok) throw new Error(painted.refusal.code)
  record = recordOf(record.revision + 1, painted.value)
}

beforeEach(async () => {
  openPage()
  record = recordOf(1, createDocument(product))
  history = { undo: null, redo: null }
  answer = async () => Response.json({ status: 'success', data: record })
  vi.stubGlobal('fetch', () => answer())
  const never = () => new Promise<never>(() => {})
  session = new DesignSession(record, product, {
    send: never,
    takeBack: never,
    readHistory: async () => history,
    reload: never,
    failureOf: () => 'lost',
    newId: () => designId,
    now: () => record.timestamp,
    wait: never,
    keep: () => {},
    onRefused: () => {},
    onDropped: () => {},
    isStaff: false,
    may: () => true,
  })
  room = new LiveRoom(session, 'maya')
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  room.leave()
  closePage()
})

const frameOf = (design: string) => ({
  type: 'UpdateDesign',
  revision: record.revision,
  timestamp: record.timestamp,
  design,
})
async function packed() {
  const zipped = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(zipped).arrayBuffer())
  return frameOf(btoa(String.fromCharCode(...bytes)))
}
const here = (...users: object[]) => ({ type: 'UpdateConnectedUsers', users })
const changedBy = (userId: string, revision = 2) => ({
  type: 'DesignChanged',
  revision,
  user: { userId, name: userId },
  change: paint,
})
const shown = () => session.getSnapshot().state.revision

describe('what others did (LV13, LV17)', () => {
  it('comes with the frame that tells it', async () => {
    newest().says(await packed())
    jonasPaints()
    newest().says(await packed())
    await expect.poll(shown).toBe(2)
  })

  it('comes by a call when the browser is online again, though no socket comes through', async () => {
    newest().says(await packed())
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await happens('offline')
    jonasPaints()
    answer = async () => Response.json({ status: 'success', data: record })
    await happens('online')
    await expect.poll(shown).toBe(2)
    expect(room.getConnection()).toBe('away')
  })

  it('comes by a call where its frame cannot be read', async () => {
    newest().says(await packed())
    jonasPaints()
    newest().says(frameOf(btoa('what is no design')))
    await expect.poll(shown).toBe(2)
  })

  it('is told with who did it, on the thing itself, for two seconds', async () => {
    newest().says(here(maya, jonas))
    newest().says(changedBy('jonas'))
    expect(room.getFlags()).toMatchObject([{ name: 'Jonas', colour: '#0F6B62', key: 'body/body/body' }])
    expect(room.getComing()).toEqual({ kind: 'changed', name: 'Jonas', key: 'body/body/body' })
    await vi.advanceTimersByTimeAsync(1999)
    expect(room.getFlags()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(room.getFlags()).toEqual([])
  })

  it('is not told of oneself', () => {
    newest().says(here(maya, jonas))
    newest().says(changedBy('maya'))
    expect(room.getFlags()).toEqual([])
  })
})

describe('what one did oneself in another window', () => {
  it('can be taken back here: the history is asked for anew', async () => {
    session.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.getSnapshot().canUndo).toBe(false)
    const before = record.document
    jonasPaints()
    history = { undo: differenceBetween(record.document, before), redo: null }
    newest().says(await packed())
    newest().says(changedBy('maya'))
    await expect.poll(() => session.getSnapshot().canUndo).toBe(true)
  })
})

describe('who is there (LV14)', () => {
  it('is told when they come and go, not those who were there before', () => {
    newest().says(here(maya, jonas))
    expect([...room.getPeople().keys()]).toEqual(['jonas'])
    expect(room.getComing()).toBeNull()
    newest().says(here(maya, jonas, { ...jonas, userId: 'lea', name: 'Léa' }))
    expect(room.getComing()).toEqual({ kind: 'joined', name: 'Léa', key: null })
    newest().says(here(maya, { ...jonas, userId: 'lea', name: 'Léa' }))
    expect(room.getComing()).toEqual({ kind: 'left', name: 'Jonas', key: null })
  })

  it('is told as what has changed, by a server that knows how (LV22)', () => {
    newest().says(here(maya, jonas))
    const lea = { ...jonas, userId: 'lea', name: 'Léa' }
    newest().says({ type: 'ChangedUsers', users: [lea], gone: [] })
    expect(room.getComing()).toEqual({ kind: 'joined', name: 'Léa', key: null })
    const selection = { partName: 'body', elementName: 'body' }
    newest().says({ type: 'ChangedUsers', users: [{ userId: 'lea', selection }], gone: ['jonas'] })
    expect(room.getComing()).toEqual({ kind: 'left', name: 'Jonas', key: null })
    expect([...room.getPeople().values()]).toMatchObject([{ userId: 'lea', name: 'Léa', selection }])
  })

  it('is nobody while one is away; coming back is told', async () => {
    newest().says(here(maya, jonas))
    await newest().ends()
    expect([room.getPeople().size, room.getConnection()]).toEqual([0, 'away'])
    await vi.advanceTimersByTimeAsync(1500)
    newest().says(here(maya, jonas))
    expect([room.getPeople().size, room.getComing()]).toEqual([1, { kind: 'back', name: '', key: null }])
  })

  it('and what was said meanwhile is asked for once the line is back, after a night too (RV11)', async () => {
    newest().says(here(maya, jonas))
    const told: unknown[] = []
    room.onComment(({ threadId }) => told.push(threadId))
    await newest().ends()
    await vi.advanceTimersByTimeAsync(10 * 3600 * 1000)
    expect(told).toEqual([])
    await happens('online')
    newest().says(here(maya, jonas))
    expect(told).toEqual([null])
  })

  it('is followed until they leave', () => {
    newest().says(here(maya, jonas))
    room.follow('jonas')
    expect(room.getFollowing()?.name).toBe('Jonas')
    newest().says(here(maya))
    expect(room.getFollowing()).toBeNull()
  })
})

describe('what one shows of oneself (LV14)', () => {
  const moves = () => newest().sent.filter(frame => (frame as { type: string }).type === 'movement')

  it('is a pointer at most every 32 ms, the last one always, with the side and its zoom', async () => {
    newest().says(here(maya))
    room.look('back', 1.25)
    await vi.advanceTimersByTimeAsync(32)
    const before = moves().length
    for (const x of [0.1, 0.2, 0.3]) room.point({ x, y: 0.5 })
    await vi.advanceTimersByTimeAsync(32)
    expect(moves().slice(before)).toMatchObject([
      { coordinates: { x: 0.3, y: 0.5, side: 'back', zoom: 1.25 } },
    ])
    room.point(null)
    await vi.advanceTimersByTimeAsync(32)
    expect(moves().at(-1)).toMatchObject({ coordinates: { x: -100, y: -100, side: 'back', zoom: 1.25 } })
  })

  it('is what one has selected, at most five times a second, the last always (LV22)', async () => {
    newest().says(here(maya))
    await vi.advanceTimersByTimeAsync(200)
    const selections = () => newest().sent.filter(frame => (frame as { type: string }).type === 'selection')
    const before = selections().length
    const elements = Array.from({ length: 38 }, (_, index) => `element-${index}`)
    for (const elementName of elements) {
      room.select({ kind: 'element', partName: 'body', elementName })
      await vi.advanceTimersByTimeAsync(25)
    }
    await vi.advanceTimersByTimeAsync(200)
    const told = selections().slice(before)
    expect(told.length).toBeLessThanOrEqual(6)
    expect(told.at(-1)).toMatchObject({ target: { elementName: 'element-37' } })
  })

  it('is told again to whoever one comes back to', async () => {
    newest().says(here(maya))
    room.point({ x: 0.5, y: 0.25 })
    room.select({ kind: 'element', partName: 'body', elementName: 'body' })
    await newest().ends()
    await vi.advanceTimersByTimeAsync(1500)
    newest().says(here(maya))
    expect(newest().sent).toMatchObject([
      { type: 'movement', coordinates: { x: 0.5, y: 0.25 } },
      { type: 'selection', target: { partName: 'body', elementName: 'body' } },
    ])
  })
})
