import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { readPdf } from '#api/testing/read-pdf.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { unzip } from '#api/testing/unzip.ts'

/** The tables in which one of the words stands anywhere, and the folders of `listFiles` in which a file has it. */
export async function findTraces(app: TestApp, words: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found = new Set<string>()
  for (const { name } of tables)
    for (const word of words) {
      const { rows } = await app.pool.query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [
        word,
      ])
      if (rows.length > 0) found.add(name.replace('public.', ''))
    }
  for (const file of listFiles(app)) {
    const bytes = fs.readFileSync(path.join(app.dependencies.config.dataDir, file))
    const said = `${file}\n${await wordsOf(file, bytes)}`
    if (words.some(word => said.includes(word))) found.add(folderOf(file))
  }
  return [...found].toSorted()
}

/** `files/techpacks/prints`, `files/artwork`, `mail`. */
function folderOf(file: string): string {
  const [root = '', ...rest] = file.split('/')
  const depth = rest[0] === 'techpacks' ? 2 : 1
  return root === 'files' ? [root, ...rest.slice(0, depth)].join('/') : root
}

/** All that is kept beside the database, by its path below the data folder. */
export function listFiles({ dependencies }: TestApp): readonly string[] {
  const { dataDir } = dependencies.config
  return ['files', 'mail']
    .flatMap(folder =>
      fs
        .readdirSync(path.join(dataDir, folder), { recursive: true, encoding: 'utf8' })
        .map(name => `${folder}/${name}`),
    )
    .filter(file => fs.statSync(path.join(dataDir, file), { throwIfNoEntry: false })?.isFile() === true)
    .toSorted()
}

/** What a reader finds in a file, whatever it is packed in. */
async function wordsOf(name: string, bytes: Buffer): Promise<string> {
  if (name.endsWith('.gz')) return zlib.gunzipSync(bytes).toString()
  if (name.endsWith('.pdf')) return (await readPdf(bytes)).pages.join('\n')
  if (!name.endsWith('.zip')) return bytes.toString()
  const entries = Object.entries(unzip(bytes))
  const read = await Promise.all(entries.map(([entry, inner]) => wordsOf(entry, inner)))
  return [...entries.map(([entry]) => entry), ...read].join('\n')
}
