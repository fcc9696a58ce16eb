import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mountSmallDisk, type SmallDisk } from '@teamloom/api/testing/small-disk.ts'
import { putUntold } from '@teamloom/api/testing/stranger.ts'
import { type Part, waitForHealth } from './health.ts'
import type { Loss, Place } from './place.ts'
import type { Random } from './random.ts'
import { type Figures, openStage, type Stage } from './stage.ts'
import { askForUpload, endings, expectStatus, type Strike, scans } from './strangers.ts'
import { Violation } from './violation.ts'

/** What is done to a product at this place, so many times. Throws a `Violation` when it does not keep its promises. */
export type Scenario = (place: Place, rounds: number, random: Random) => Promise<Figures>

/** Killed without a warning while all write, and started again; the server alone is so by its launcher. */
const kills: Scenario = (place, rounds, random) =>
  onStage('killed', place, rounds, random, async stage => {
    await sleep(20 + random.below(800))
    if (random.below(3) === 0) return stage.recover(stage.server().killAlone)
    await stage.server().kill()
    return stage.recover(stage.start)
  })

/** The database is taken away and given back, in each of its ways in turn. */
const database: Scenario = (place, rounds, random) => {
  let round = 0
  return onStage('database away', place, rounds, random, async stage => {
    await sleep(20 + random.below(300))
    const losses = place.databaseLosses
    await lose(stage, losses[round++ % losses.length]!, 'database')
  })
}

/** The folder of all files is not there for a while. */
const folder: Scenario = (place, rounds, random) => {
  const files = path.join(place.dataDir, 'files')
  const loss: Loss = {
    name: 'gone',
    take: () => fs.renameSync(files, `${files}-away`),
    giveBack: () => {
      // What a write that was under way has made of it.
      fs.rmSync(files, { recursive: true, force: true })
      fs.renameSync(`${files}-away`, files)
    },
  }
  return onStage('files away', place, rounds, random, async stage => {
    await sleep(20 + random.below(300))
    await lose(stage, loss, 'files')
  })
}

const diskMegabytes = 200

/** The disk of all files is full for a while. */
const disk: Scenario = (place, rounds, random) =>
  onSmallDisk('disk full', place, rounds, random, async (stage, { fill, empty }) => {
    await sleep(20 + random.below(300))
    await lose(stage, { name: 'full', take: fill, giveBack: empty }, 'files')
  })

/**
 * The disk of all files is full under uploads of untold length: some are under way as it fills, the others find it
 * full.
 */
const uploads: Scenario = (place, rounds, random) =>
  onSmallDisk('uploads on a full disk', place, rounds, random, async (stage, { fill, empty }) => {
    const addresses = await Promise.all([1, 2, 3, 4].map(() => askForUpload(stage)))
    const put = async (places: readonly string[]) => {
      const statuses = await Promise.all(places.map(address => putUntold(address, 99)))
      for (const status of statuses) expectStatus(status, [503, undefined])
    }
    await expectSameServer(stage, 'uploads on a full disk', async () => {
      const underWay = put(addresses.slice(0, 2))
      await sleep(random.below(100))
      fill()
      await underWay
      // What they had written of is free again.
      const take = () => {
        fill()
        return put(addresses.slice(2))
      }
      await lose(stage, { name: 'full', take, giveBack: empty }, 'files')
    })
  })

async function onSmallDisk(
  name: string,
  place: Place,
  rounds: number,
  random: Random,
  strike: (stage: Stage, disk: SmallDisk) => Promise<void>,
): Promise<Figures> {
  const disk = mountSmallDisk(path.join(place.dataDir, 'files'), diskMegabytes)
  if (!disk) {
    const figures = await onStage(name, place, 0, random, async () => {})
    return { ...figures, skipped: 'skipped: this process may not mount a small disk' }
  }
  try {
    return await onStage(name, place, rounds, random, stage => strike(stage, disk))
  } finally {
    disk.remove()
  }
}

/** The server alone is killed: its launcher stays, and starts it again. */
const launcher: Scenario = (place, rounds, random) =>
  onStage('server killed below its launcher', place, rounds, random, async stage => {
    await sleep(20 + random.below(800))
    const before = stage.server().pid()
    await stage.recover(async () => {
      await stage.server().killAlone()
      await waitForHealth(stage.server().url())
    })
    if (stage.server().pid() === before) throw new Violation('a killed server is there', { before })
  })

/** Each of these in turn, by strangers at the door. */
function atTheDoor(name: string, strikes: Readonly<Record<string, Strike>>): Scenario {
  return (place, rounds, random) =>
    onStage(name, place, rounds, random, async stage => {
      for (const [what, strike] of Object.entries(strikes))
        await expectSameServer(stage, what, async () => {
          await strike(stage)
          await stage.recover(() => waitForHealth(stage.server().url()))
        })
    })
}

/** Whatever this is, it ends no process. */
async function expectSameServer({ server }: Stage, what: string, strike: () => Promise<void>): Promise<void> {
  const before = server().pid()
  await strike()
  const after = server().pid()
  if (after !== before) throw new Violation('a stranger has ended the server', { what, before, after })
}

export const scenarios = {
  kills,
  launcher,
  database,
  folder,
  disk,
  uploads,
  endings: atTheDoor('what once ended it', endings),
  scans: atTheDoor('scanned', scans),
} as const satisfies Record<string, Scenario>

async function lose({ server, random, recover }: Stage, { take, giveBack }: Loss, part: Part): Promise<void> {
  const url = server().url()
  await take()
  if (giveBack) {
    await waitForHealth(url, part)
    await sleep(random.below(1000))
  }
  await recover(async () => {
    await giveBack?.()
    await waitForHealth(url)
  })
}

async function onStage(
  name: string,
  place: Place,
  rounds: number,
  random: Random,
  strike: (stage: Stage) => Promise<void>,
): Promise<Figures> {
  const stage = await openStage(name, place, rounds, random)
  try {
    for (let round = 0; round < rounds; round++) await stage.during(() => strike(stage))
  } catch (error) {
    await stage.server().kill()
    throw error
  }
  await stage.end()
  return stage.figures
}
