import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { embeddedConnection } from '@teamloom/api/platform/database/embedded-postgres.ts'
import type pg from 'pg'

const root = path.resolve(import.meta.dirname, '../..')

export type Product = {
  readonly url: string
  readonly pid: number
  readonly connection: pg.ClientConfig
  readonly stop: () => Promise<void>
}

/** The product in a process and on data of its own, with its limits out of the way unless `environment` sets them. */
export async function startProduct(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-bench-'))
  const child = spawn(process.execPath, [path.join(root, 'apps/api/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      CALLS_PER_SECOND: '1000000',
      FILES_PER_SECOND: '1000000',
      EMAIL_CHECKS_PER_10_MINUTES: '100000',
      CALLS_AT_ONCE: '100000',
      CALLS_WAITING: '100000',
      LOOP_MS_PER_SECOND: '1000000',
      SIGNUPS_PER_10_MINUTES: '1000',
      ...environment,
    },
  })
  const url = await firstUrl(child)
  return {
    url,
    pid: child.pid ?? 0,
    connection: embeddedConnection(path.join(dataDir, 'postgres')),
    stop: async () => {
      await end(child)
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The address in what a process says when it is ready. */
export function firstUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const url = /(http:\/\/[\w.:]+)/.exec(said)?.[1]
      if (url) resolve(url)
    })
    child.once('exit', code => reject(new Error(`ended with ${code} before it was ready`)))
  })
}

/** What has ended already, as it fell over, is not waited for; what does not end is made to. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(patience)
}

/** No answer takes so long, however many wait: a bench that waits longer would wait for ever. */
const mostAnswerMs = 180_000

export type Account = {
  readonly token: string
  readonly userId: string
  readonly teamId: string
  readonly projectId: string
}

export async function signUp(url: string): Promise<Account> {
  const answer = await fetch(`${url}/api/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench-${crypto.randomUUID()}@example.com`,
      firstName: 'Bench',
      lastName: 'Mark',
      password: 'Correct-horse-1',
      language: 'en',
      teamName: 'Benches',
      forWho: 'company',
      projectSize: '50-149',
    }),
  })
  const { data } = (await answer.json()) as { data: { newUser: { id: string }; newProject: { id: string } } }
  const token = answer.headers.get('access-token') ?? ''
  const teams = await ask<{ id: string }[]>(url, token, 'GET', '/teams/')
  return { token, userId: data.newUser.id, projectId: data.newProject.id, teamId: teams[0]?.id ?? '' }
}

export async function ask<Data>(
  url: string,
  token: string,
  method: string,
  address: string,
  body?: unknown,
): Promise<Data> {
  const answer = await fetch(`${url}/api/v1${address}`, {
    signal: AbortSignal.timeout(mostAnswerMs),
    method,
    headers: { 'access-token': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const json = (await answer.json()) as { data: Data; errorKey?: string }
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${json.errorKey}`)
  return json.data
}

export async function makeDesign(
  url: string,
  { token, projectId }: Account,
  made = { family: 'hoodie', product: 'hoodie' },
): Promise<string> {
  const { designId } = await ask<{ designId: string }>(url, token, 'PUT', '/generator/design', made)
  await ask(url, token, 'POST', '/designs/design', { projectId, designId })
  return designId
}

/** A request as a customer places it, for so many of each. */
export async function placeRequest(
  url: string,
  { token }: Account,
  designIds: readonly string[],
  quantity = 30,
): Promise<string> {
  const address = {
    organization: 'Wolves Rowing',
    firstName: 'Maya',
    lastName: 'Tremblay',
    address: '1200 Atwater Street',
    appartment: '',
    city: 'Montréal',
    country: 'CA',
    state: 'QC',
    zipcode: 'H3K 1A5',
    phone: '514-555-0123',
    email: 'maya@example.com',
  }
  const { id } = await ask<{ id: string }>(url, token, 'PUT', '/preorders', {
    shippingAddress: address,
    billingAddress: address,
    items: designIds.map(design_id => ({ design_id, sizes: [{ name: 'M', qty: quantity }] })),
    locale: 'en',
    currency: 'cad',
  })
  return id
}
