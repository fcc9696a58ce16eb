import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { loadOrMakeSecret } from '#api/platform/secrets.ts'

/** Who may reach the embedded server: whoever reads the file of its password, and nobody else on the machine. */

export function passwordFileOf(folder: string): string {
  return `${folder}-password`
}

export function loadPassword(folder: string): string {
  return loadOrMakeSecret(passwordFileOf(folder))
}

const withPassword = 'local all all scram-sha-256\n'
const withoutPassword = 'local all all trust\n'

/**
 * Before the start: there is a password. A cluster that does not know it, being of an earlier version or having lost
 * its file, lets us in once without, to be told.
 */
export function lockOut(folder: string): void {
  const isThere = fs.existsSync(path.join(folder, 'PG_VERSION'))
  if (isThere && !fs.existsSync(passwordFileOf(folder))) writeRules(folder, withoutPassword)
  loadPassword(folder)
}

/** After the start: the application's role and database are there, and nobody comes in without the password. */
export async function makeRoles(socketFolder: string, folder: string): Promise<void> {
  const password = loadPassword(folder)
  const client = new pg.Client({ host: socketFolder, user: 'postgres', database: 'postgres', password })
  // What it asks is told of it.
  client.on('error', () => {})
  await client.connect()
  try {
    const role = await client.query(`select 1 from pg_roles where rolname = 'teamloom'`)
    if (role.rowCount === 0) await client.query(`create role teamloom login createdb password '${password}'`)
    const database = await client.query(`select 1 from pg_database where datname = 'teamloom'`)
    if (database.rowCount === 0) await client.query('create database teamloom owner teamloom')
    if (!letsAnyoneIn(folder)) return
    for (const name of ['postgres', 'teamloom'])
      await client.query(`alter role ${name} password '${password}'`)
    writeRules(folder, withPassword)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

function rulesOf(folder: string): string {
  return path.join(folder, 'pg_hba.conf')
}

function letsAnyoneIn(folder: string): boolean {
  const lines = fs.readFileSync(rulesOf(folder), 'utf8').split('\n')
  return lines.some(line => !line.startsWith('#') && line.trim().endsWith('trust'))
}

/** Whole or not at all, and of the folder's owner. */
function writeRules(folder: string, rules: string): void {
  const unfinished = `${rulesOf(folder)}.unfinished`
  fs.writeFileSync(unfinished, rules, { mode: 0o600, flush: true })
  const { uid, gid } = fs.statSync(folder)
  if (process.getuid?.() === 0) fs.chownSync(unfinished, uid, gid)
  fs.renameSync(unfinished, rulesOf(folder))
}
