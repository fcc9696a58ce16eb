import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '#api/platform/database/database.ts'
import type { Files } from '#api/platform/files/files.ts'

/** The file that says whose the others beside it are: of the place, and so in no backup of what is in it. */
export const houseMark = 'house'

/** A process that has said nothing for so long has ended. */
const freshSeconds = 30

type Asked = {
  readonly files: Pick<Files, 'read' | 'write'>
  /** What names the place of the files. */
  readonly setting: 'DATA_DIR' | 'S3_BUCKET'
  /** This process, as it says that it runs. */
  readonly own: string
}

/**
 * Whether the files that are seen from here are those of this database's other processes, and of no other house, whose
 * night would take them away; undefined where they are, else what to do. Run while this process says that it runs.
 */
export function checkHouseMark(
  { write }: Database,
  { files, setting, own }: Asked,
): Promise<string | undefined> {
  return write(async tx => {
    // Who comes first marks both before another looks.
    await tx.execute(sql`select pg_advisory_xact_lock(7305)`)
    const [known] = await tx.rows<{ id: string }>(sql`select id::text from running.house`)
    const read = await files.read(houseMark)
    const found = read && new TextDecoder().decode(read)
    if (known && found && known.id !== found)
      return `${setting}: the files there are of another house; name a place of its own, or the database that is theirs`
    if (known && !found && (await runOthers(tx, own)))
      return `${setting}: is another place than that of the processes that run on this database; they must all see the same files`
    const id = known?.id ?? found ?? randomUUID()
    if (!found) await files.write(houseMark, new TextEncoder().encode(id))
    if (!known) await tx.execute(sql`insert into running.house values (${id})`)
    return undefined
  })
}

async function runOthers(tx: Tx, own: string): Promise<boolean> {
  const others = await tx.rows(sql`select 1 from running.processes
    where id <> ${own} and seen_at > now() - make_interval(secs => ${freshSeconds})`)
  return others.length > 0
}
