import { randomBytes } from 'node:crypto'
import pg from 'pg'
import sharp from 'sharp'
import type { Figure } from './figure.ts'
import { memoryOf } from './memory.ts'
import { type Account, ask, type Product, signUp } from './product.ts'

const calls = 50
/** The side of a picture of noise, whose file is as large as its pixels: close to the most that can be put. */
const sidePixels = 5800

/** Fifty members of a team have the same file read at once, a hundred megabytes large: what all processes hold of it. */
export async function benchArtworkMemory({ url, connection, pid }: Product): Promise<Figure[]> {
  // Linux alone tells how much another process has.
  if (process.platform !== 'linux') return []
  const members: Account[] = []
  for (let member = 0; member < calls; member++) members.push(await signUp(url))
  const [first] = members
  if (!first) return []
  await joinTeam(connection, first.teamId, members.slice(1))
  const file = await sharp(randomBytes(sidePixels * sidePixels * 3), {
    raw: { width: sidePixels, height: sidePixels, channels: 3 },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const asset = await ask<{ url: string; assetId: string }>(url, first.token, 'POST', '/assets/upload_url', {
    filename: 'noise.png',
    team_id: first.teamId,
  })
  await fetch(asset.url, { method: 'PUT', body: new Uint8Array(file) })

  const before = memoryOf(pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, 100)
  const body = { asset_id: asset.assetId, asset_type: 'detailedprint' }
  try {
    await Promise.all(members.map(({ token }) => ask(url, token, 'POST', '/assets/create_asset', body)))
  } finally {
    clearInterval(watch)
  }
  return [
    {
      name: `memory of ${calls} files that are to be read, against the size of one`,
      value: ((most - before) * 1e6) / file.length,
      unit: 'ratio',
      // The file and what it is decoded to, in the one process that reads it.
      most: 5,
      peer: { name: 'bytes of the file', value: file.length },
      detail: { megabytesBefore: before, megabytesAtMost: most },
    },
  ]
}

async function joinTeam(
  connection: pg.ClientConfig,
  teamId: string,
  accounts: readonly Account[],
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('insert into team_members (team_id, user_id) select $1, unnest($2::uuid[])', [
    teamId,
    accounts.map(({ userId }) => userId),
  ])
  await client.end()
}
