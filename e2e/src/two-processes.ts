import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type Product, type Server, startServer } from './server.ts'
import type { Customer } from './shop.ts'

export type TwoProcesses = {
  readonly one: Server
  readonly other: Server
  /** The first again, where it was, after it was ended. */
  readonly startAgain: () => Promise<void>
  /** Makes a customer an admin, as an operator does while the product runs. */
  readonly makeAdmin: (customer: Pick<Customer, 'email'>) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Two processes of the product side by side on one database, which is one of that product’s PostgreSQL. */
export async function startTwo(beside: Product): Promise<TwoProcesses> {
  const folder = path.join(beside.dataDir, 'postgres')
  const password = fs.readFileSync(`${folder}-password`, 'utf8').trim()
  const socketFolder = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  const database = `two_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ host: socketFolder, user: 'teamloom', password, database: 'teamloom' })
  await client.connect()
  await client.query(`create database ${database}`)
  await client.end()
  const environment = {
    DATABASE_URL: `postgres://teamloom:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`,
    SESSION_SECRET: 's'.repeat(32),
    SERVICE_KEY: 'k'.repeat(32),
    SIGNUPS_PER_10_MINUTES: '1000',
  }
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-e2e-'))
  const [first, other] = await Promise.all([
    startServer(environment, dataDir),
    startServer(environment, dataDir),
  ])
  let one = first
  return {
    one: { ...one, kill: () => one.kill() },
    other,
    startAgain: async () => {
      one = await startServer({ ...environment, PORT: new URL(one.url).port }, dataDir)
    },
    makeAdmin: async ({ email }) => {
      const there = new pg.Client({ host: socketFolder, user: 'teamloom', password, database })
      await there.connect()
      await there.query(
        `insert into user_roles (user_id, role) select id, 'admin' from users where email = $1`,
        [email],
      )
      await there.end()
    },
    stop: async () => {
      await Promise.all([one.stop(), other.stop()])
    },
  }
}
