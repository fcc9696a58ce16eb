import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#api/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '#api/platform/database/migrate.ts'
import { startJobs } from '#api/platform/jobs/jobs.ts'
import { makeScratchFolder, sweepScratchFolders } from '#api/testing/scratch-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** How to reach the server, and the database to copy for each test file. */
    readonly server: pg.ClientConfig
    readonly template: string
    /** Whether all of this has been tested on the embedded database. */
    readonly isAnother: boolean
  }
}

/** Whether a project is tested on a server from outside. */
const isOnServer = (project: string): boolean => project.endsWith('-on-server')

/** One server for the run, and one database with the real migrations, which each test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await openServer(project.name)
  const template = `teamloom_test_${Math.random().toString(36).slice(2, 10)}`
  await administer(server, `create database ${template}`)
  const connection = connectionTo(server, template)
  await migrateDatabase(connection)
  const jobs = await startJobs(connection, () => {})
  await jobs.stop()
  project.provide('server', server)
  project.provide('template', template)
  project.provide('isAnother', isOnServer(project.name))
  return async () => {
    await dropDatabase(server, template)
    await stop()
  }
}

async function openServer(name: string): Promise<{ server: pg.ClientConfig; stop: () => Promise<void> }> {
  // oxlint-disable-next-line eslint/no-restricted-properties -- tests reach an outside server by this name only
  const url = process.env.TEST_DATABASE_URL
  if (isOnServer(name) && url) return { server: { connectionString: url }, stop: async () => {} }
  sweepScratchFolders()
  const folder = makeScratchFolder('teamloom-test')
  const postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    log: () => {},
    volatile: true,
  })
  return {
    server: postgres.connection('postgres'),
    stop: async () => {
      await postgres.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function connectionTo(server: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

export async function administer(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const insufficientPrivilege = '42501'

/** Whoever is connected is sent away; the server's own cleaning, which its owner alone may end, ends by itself. */
export async function dropDatabase(server: pg.ClientConfig, name: string): Promise<void> {
  const drop = `drop database if exists ${name}`
  try {
    await administer(server, `${drop} with (force)`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== insufficientPrivilege) throw error
    await administer(server, drop)
  }
}
