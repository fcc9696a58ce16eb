import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { Crowd, type Seat } from './crowd.ts'
import { type Figure, median, percentile } from './figure.ts'
import { type Account, ask, end, firstUrl, makeDesign, type Product, signUp } from './product.ts'

const peoplePerRoom = 50
const busyRooms = 12
/** How many connections a person may have. */
const allRooms = 20
const seconds = 8
const colors = ['1008', '1010', '1014', '1022', '1023', '1001']

/** Fifty people to a room who move 31 times a second and change the design once, beside a server that only passes it on. */
export async function benchRooms({ url, pid, connection }: Product): Promise<Figure[]> {
  const people = await gatherTeam(url, connection)
  const designs: string[] = []
  const owner = people[0]
  if (!owner) throw new Error('nobody is there')
  for (let index = 0; index < allRooms; index++) designs.push(await makeDesign(url, owner))
  const seats = designs.map(designId => people.map(({ userId, token }) => ({ userId, token, designId })))
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-room.ts')])
  const bareUrl = await firstUrl(bare)
  const barePid = bare.pid ?? 0

  const ours = (rooms: number) =>
    run(url, pid, seats.slice(0, rooms).flat(), index =>
      ask(url, owner.token, 'POST', '/generator/design', {
        designId: designs[index % rooms],
        action: 'setColor',
        partName: 'body',
        elementName: 'body',
        layerName: 'body',
        color: colors[Math.floor(index / rooms) % colors.length],
      }),
    )
  const theirs = (rooms: number) => run(bareUrl, barePid, seats.slice(0, rooms).flat())
  // First, while there is no room that others have left behind.
  const kilobytes = await weigh(url, pid, seats.flat())
  const megabytes = await tellSelections(url, seats.slice(0, 1).flat())
  // Turn by turn, so that whatever else the machine does meets both.
  const one = await inTurn(
    () => theirs(1),
    () => ours(1),
  )
  const twelve = await inTurn(
    () => theirs(busyRooms),
    () => ours(busyRooms),
  )
  await end(bare)
  return [
    {
      name: `a pointer in a room of ${peoplePerRoom}, 99 of 100, against a bare batching server`,
      value: one.ours.p99 / one.theirs.p99,
      unit: 'ratio',
      most: 1.3,
      peer: { name: 'ws, every 16 ms', value: one.theirs.p99 },
      detail: { p50: one.ours.p50, barep50: one.theirs.p50, delays: one.ours.count },
    },
    { name: `a pointer in a room of ${peoplePerRoom}, 99 of 100`, value: one.ours.p99, unit: 'ms', most: 25 },
    {
      name: `a room of ${peoplePerRoom}, with a change a second`,
      value: one.ours.core,
      unit: 'of a core',
      most: 0.1,
      peer: { name: 'ws, every 16 ms', value: one.theirs.core },
    },
    {
      name: `a pointer in ${busyRooms} rooms of ${peoplePerRoom}, 99 of 100, against a bare batching server`,
      value: twelve.ours.p99 / twelve.theirs.p99,
      unit: 'ratio',
      most: 1.5,
      peer: { name: 'ws, every 16 ms', value: twelve.theirs.p99 },
      detail: {
        p50: twelve.ours.p50,
        p99: twelve.ours.p99,
        ofACore: twelve.ours.core,
        bareOfACore: twelve.theirs.core,
      },
    },
    { name: 'a connection to a room', value: kilobytes, unit: 'kB', most: 60 },
    {
      name: `a room of ${peoplePerRoom} who select 38 times a second`,
      value: megabytes,
      unit: 'MB a second',
      most: 2,
    },
  ]
}

type Load = { readonly p50: number; readonly p99: number; readonly core: number; readonly count: number }

/** Runs for so many seconds after one that does not count. */
async function run(
  url: string,
  pid: number,
  seats: readonly Seat[],
  change?: (index: number) => Promise<unknown>,
): Promise<Load> {
  const crowd = new Crowd()
  await crowd.sit(url, seats)
  const rooms = seats.length / peoplePerRoom
  let changes = 0
  const changing = setInterval(() => void change?.(changes++), 1000 / rooms)
  await crowd.move(1)
  const before = processorSeconds(pid)
  const delays = await crowd.move(seconds)
  const core = (processorSeconds(pid) - before) / seconds
  clearInterval(changing)
  if (!crowd.isWhole) throw new Error(`${url} closed connections of a crowd that keeps to the limits`)
  await crowd.leave()
  return { p50: median(delays), p99: percentile(delays, 0.99), core, count: delays.length }
}

async function inTurn(theirs: () => Promise<Load>, ours: () => Promise<Load>) {
  const rounds = [await theirs(), await ours(), await theirs(), await ours()]
  const least = (index: number): Load => {
    const [one, two] = [rounds[index], rounds[index + 2]]
    if (!one || !two) throw new Error('nothing was measured')
    // What else the machine does adds to either, and takes from neither.
    return { ...(one.p99 < two.p99 ? one : two), core: Math.min(one.core, two.core) }
  }
  return { theirs: least(0), ours: least(1) }
}

/** Kilobytes that the process has grown by at most, for each connection that only stands open; the first do not count. */
async function weigh(url: string, pid: number, seats: readonly Seat[]): Promise<number> {
  const crowd = new Crowd()
  await crowd.sit(url, seats.slice(0, peoplePerRoom))
  const before = residentKilobytes(pid)
  let most = before
  for (let first = peoplePerRoom; first < seats.length; first += peoplePerRoom) {
    await crowd.sit(url, seats.slice(first, first + peoplePerRoom))
    most = Math.max(most, residentKilobytes(pid))
  }
  await crowd.leave()
  return (most - before) / (seats.length - peoplePerRoom)
}

/** Megabytes a second that all are told while all select. */
async function tellSelections(url: string, seats: readonly Seat[]): Promise<number> {
  const crowd = new Crowd()
  await crowd.sit(url, seats)
  const bytes = await crowd.select(seconds)
  if (!crowd.isWhole) throw new Error(`${url} closed connections of a crowd that keeps to the limits`)
  await crowd.leave()
  return bytes / 1e6
}

/** Signs up people who are all of one team: they may open all that it has. */
async function gatherTeam(url: string, connection: pg.ClientConfig): Promise<Account[]> {
  const people: Account[] = []
  for (let index = 0; index < peoplePerRoom; index++) people.push(await signUp(url))
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(
    'insert into team_members (team_id, user_id) select $1, unnest($2::uuid[]) on conflict do nothing',
    [people[0]?.teamId, people.map(({ userId }) => userId)],
  )
  await client.end()
  return people
}

/** What a process has used of all cores, in seconds. Linux. */
function processorSeconds(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

function residentKilobytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
