import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { withClient } from '@teamloom/api/commands/open-database.ts'
import { openDatabase } from '@teamloom/api/platform/database/database.ts'
import { openDiskFiles } from '@teamloom/api/platform/files/disk-files.ts'
import { keepHouse } from '@teamloom/api/system/housekeeping.ts'
import { expectSame } from './violation.ts'

export type Store = { readonly connection: Parameters<typeof withClient>[0]; readonly dataDir: string }

/** Rows and files of one thing are all there, or none is; files that no row knows may wait for the night. */
export async function checkStore({ connection, dataDir }: Store): Promise<void> {
  await withClient(connection, async client => {
    const ask = async <Row>(statement: string) => (await client.query(statement)).rows as Row[]

    const contents = await ask<{ id: string; hash: string; bytes: string }>(
      'select id, hash, bytes from contents',
    )
    for (const { id, hash, bytes } of contents) {
      const original = fs.existsSync(fileOf(dataDir, id, 'original'))
        ? fs.readFileSync(fileOf(dataDir, id, 'original'))
        : undefined
      const seen = original && {
        hash: createHash('sha256').update(original).digest('hex'),
        bytes: String(original.length),
      }
      expectSame('the file of a content', { hash, bytes }, seen)
    }

    const readings = await ask<{ id: string; bytes: string; forms: string[] }>(
      `select id, bytes, case when verdict->>'ok' = 'false' then '{}'
         when verdict->>'format' not in ('png', 'jpg') then '{clean.svg,pixels,plates}' else '{pixels,plates}' end::text[] as forms
       from readings`,
    )
    for (const { id, bytes, forms } of readings) {
      const sizes = forms.map(form => fs.statSync(fileOf(dataDir, id, form), { throwIfNoEntry: false })?.size)
      const sum = sizes.reduce<number>((total, size) => total + (size ?? Number.NaN), 0)
      expectSame('the forms of what was read', bytes, String(sum))
    }

    const half = {
      'designs whose changes are not all there': `select id from designs where preorder_id is null and revision - 1 <>
        (select count(*) from design_changes where design_id = designs.id)`,
      'requests without their lines': `select id from preorders where not exists
        (select from preorder_items where preorder_id = preorders.id)`,
      'people without a team': `select id from users where not exists
        (select from team_members where user_id = users.id)`,
      'keys of calls that left nothing': `select key from idempotency_keys where data = '{}'`,
    }
    for (const [what, statement] of Object.entries(half)) expectSame(what, [], await ask(statement))
  })
}

const fileOf = (dataDir: string, id: string, name: string) => path.join(dataDir, 'files/artwork', id, name)

/** After the night every file belongs to a row, and to each row its files. */
export async function checkNight(store: Store): Promise<void> {
  const database = await openDatabase(store.connection, () => {})
  try {
    const files = openDiskFiles(path.join(store.dataDir, 'files'))
    const night = new Date(Date.now() + 3 * 3_600_000)
    await keepHouse({ database, files, now: () => night })
  } finally {
    await database.close()
  }
  await checkStore(store)
  await checkFiles(store)
  // What nobody sends any more is not on its way.
  expectSame('what is on its way', [], namesIn(store.dataDir, 'incoming'))
}

/** Every file belongs to a row. */
export async function checkFiles({ connection, dataDir }: Store): Promise<void> {
  const known = await withClient(connection, async client => {
    const { rows } = await client.query(
      `select id::text as name from contents union all select id::text from readings union all select key from looks`,
    )
    return new Set((rows as { name: string }[]).map(({ name }) => name))
  })
  const left = ['artwork', ...namesIn(dataDir, 'pictures').map(name => `pictures/${name}`)]
    .flatMap(folder => namesIn(dataDir, folder))
    .filter(name => !known.has(name))
  expectSame('files that no row knows', [], left)
}

function namesIn(dataDir: string, folder: string): string[] {
  const full = path.join(dataDir, 'files', folder)
  if (!fs.existsSync(full)) return []
  // A folder that was made for a file that never came is none.
  return fs.readdirSync(full).filter(name => !isEmptyFolder(path.join(full, name)))
}

function isEmptyFolder(place: string): boolean {
  return fs.statSync(place).isDirectory() && fs.readdirSync(place).length === 0
}
