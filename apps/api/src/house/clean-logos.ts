import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Logo, logoSchema, mostLogoBytes } from '@teamloom/commerce/house/logo.ts'
import type { AskedChange, ChangeIssue } from '@teamloom/commerce/house/plan-change.ts'
import type { ArtworkLane } from '#api/platform/artwork/artwork-lane.ts'
import type { ArtworkReader } from '#api/platform/artwork/artwork-reader.ts'

type Cleaned = { readonly changes: readonly AskedChange[]; readonly issues: readonly ChangeIssue[] }

/** ST27: changes with each logo in them read as artwork is: of a drawing what is safe of it, a picture as it is. */
export async function cleanLogos(
  changes: readonly AskedChange[],
  holder: string,
  artwork: Pick<ArtworkReader, 'inTurn'>,
): Promise<Cleaned> {
  const issues: ChangeIssue[] = []
  const cleaned: AskedChange[] = []
  for (const change of changes) {
    const given = change.key.startsWith('logo/') ? logoSchema.safeParse(change.value).data : undefined
    const logo = given && (await cleanLogo(given, holder, artwork))
    if (given && !logo) issues.push({ key: change.key, field: 'data', rule: 'logo' })
    cleaned.push(logo ? { ...change, value: logo } : change)
  }
  return { changes: cleaned, issues }
}

async function cleanLogo(
  { data }: NonNullable<Logo>,
  holder: string,
  artwork: Pick<ArtworkReader, 'inTurn'>,
): Promise<Logo> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'teamloom-logo-'))
  try {
    const file = path.join(folder, 'logo')
    await fs.writeFile(file, Buffer.from(data, 'base64'))
    const turn = { team: holder, account: holder }
    return (await artwork.inTurn(turn, lane => cleanIn(lane, file, data))) ?? null
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function cleanIn(lane: ArtworkLane, file: string, data: string): Promise<Logo> {
  const { verdict, forms } = await lane.read(file, 8)
  // A logo may be smaller than what is printed.
  if (verdict.format === 'png') {
    const isSeen = await lane.preview(file, 'png', 512).then(
      () => true,
      () => false,
    )
    return isSeen ? { kind: 'png', data } : null
  }
  const clean = verdict.format === 'svg' ? forms['clean.svg'] : undefined
  if (!clean || clean.byteLength > mostLogoBytes) return null
  return { kind: 'svg', data: Buffer.from(clean).toString('base64') }
}
