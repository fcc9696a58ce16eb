import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#api/config.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-config-'))
let dataDir: string

beforeEach(() => {
  dataDir = path.join(folder, Math.random().toString(36).slice(2))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const read = (environment: Record<string, string | undefined> = {}) =>
  readConfig({ DATA_DIR: dataDir, ...environment })

/** The lines that a mistake is told in. */
function linesOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    read(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
}

const secret = 'x'.repeat(32)

describe('without any setting', () => {
  test('everything has its default, and the secrets are made', () => {
    expect(read()).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      dataDir,
      publicOrigin: undefined,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      mail: { smtpUrl: undefined, folder: path.join(dataDir, 'mail') },
      allowedOrigins: [],
      trustedProxies: 0,
      firstAdmin: undefined,
      blockDeprecated: false,
      limits: {
        failedLoginsPer15Minutes: 10,
        signupsPer10Minutes: 100,
        loginsPer10Minutes: 300,
        callsPerSecond: 100,
        filesPerSecond: 2000,
        emailChecksPer10Minutes: 300,
        callsAtOnce: 4,
        callsWaiting: 200,
        loopMsPerSecond: 500,
      },
    })
  })

  test('secrets are long, each another, kept, and read by their owner alone', () => {
    const first = read()
    expect(first.sessionSecret.signs).toMatch(/^[\w-]{64}$/)
    expect(first.serviceKey).not.toBe(first.sessionSecret.signs)
    expect(read()).toEqual(first)
    for (const name of ['session-secret', 'service-key']) {
      expect(fs.statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600)
    }
    expect(
      fs
        .readdirSync(dataDir)
        .filter(name => !['files', 'mail'].includes(name))
        .toSorted(),
    ).toEqual(['service-key', 'session-secret'])
  })

  test('an empty setting is as none', () => {
    expect(read({ PORT: '', PUBLIC_URL: '', ALLOWED_ORIGINS: '', TRUST_PROXY: '' }).port).toBe(3000)
  })
})

test('designers have discounts, what is named, or nothing', () => {
  expect(read().designersMay).toEqual(['discounts'])
  expect(read({ DESIGNERS_MAY: ' exports ,payments,' }).designersMay).toEqual(['payments', 'exports'])
  expect(read({ DESIGNERS_MAY: 'none' }).designersMay).toEqual([])
  expect(linesOf({ DESIGNERS_MAY: 'money' })).toEqual([
    'DESIGNERS_MAY: must be of payments,refunds,discounts,exports, with commas between, or none',
  ])
})

test('settings are what they say', () => {
  expect(
    read({
      PORT: '8080',
      PUBLIC_URL: 'https://studio.example/app/',
      ALLOWED_ORIGINS: ' https://a.example ,https://b.example,',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      MAIL_DIR: path.join(dataDir, 'out'),
      SESSION_SECRET: secret,
      SERVICE_KEY: secret,
      DATABASE_URL: 'postgresql://localhost/teamloom',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'Correct-horse-1',
      BLOCK_DEPRECATED: '1',
      CALLS_PER_SECOND: '7',
    }),
  ).toMatchObject({
    port: 8080,
    publicOrigin: 'https://studio.example',
    publicUrl: 'https://studio.example/app',
    allowedOrigins: ['https://a.example', 'https://b.example'],
    trustedProxies: ['10.0.0.0/8', '::1'],
    mail: { folder: path.join(dataDir, 'out') },
    sessionSecret: { signs: secret, opens: [secret] },
    databaseUrl: 'postgresql://localhost/teamloom',
    firstAdmin: { email: 'admin@example.com' },
    blockDeprecated: true,
    limits: { callsPerSecond: 7 },
  })
  expect(fs.existsSync(path.join(dataDir, 'session-secret'))).toBe(false)
})

describe('a mistake is told in one line, by the name of its setting', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['METRICS_PORT', '70000'],
    ['PUBLIC_URL', 'studio.example'],
    ['PUBLIC_URL', 'ftp://studio.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['SESSION_SECRET', 'short'],
    ['SERVICE_KEY', 'short'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8, studio.example'],
    ['LOG_LEVEL', 'loud'],
    ['CALLS_PER_SECOND', '0'],
    ['SALES_EMAIL', 'nobody'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://a.example, b.example'],
    ['ALLOWED_ORIGINS', 'https://a.example/app'],
    ['REDIS_URL', 'http://localhost'],
  ])('%s=%s', (name, value) => {
    const lines = linesOf({ [name]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name}: [^\\n]+$`))
  })

  test('each has its own', () => {
    const lines = linesOf({ PORT: 'a', PUBLIC_URL: 'b', DATABASE_URL: 'mysql://c' })
    expect(lines.map(line => line.split(':')[0]).toSorted()).toEqual([
      'DATABASE_URL',
      'PORT',
      'PUBLIC_URL',
      'SERVICE_KEY',
      'SESSION_SECRET',
    ])
  })

  test('a server of its own database needs its secrets given', () => {
    const url = { DATABASE_URL: 'postgres://localhost/teamloom' }
    expect(linesOf(url)).toEqual([
      'SESSION_SECRET: is required with DATABASE_URL',
      'SERVICE_KEY: is required with DATABASE_URL',
    ])
    expect(linesOf({ ...url, SESSION_SECRET: secret, SERVICE_KEY: secret })).toEqual([])
  })

  test('an object store has a bucket and both halves of a key', () => {
    const store = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(linesOf(store)).toEqual([])
    for (const name of Object.keys(store))
      expect(linesOf({ ...store, [name]: '' })).toEqual([
        `${name}: is required with the other settings of an object store`,
      ])
    expect(linesOf({ S3_ENDPOINT: 'https://store.example' })).toHaveLength(3)
    expect(linesOf({ ...store, S3_BUCKET: 'No bucket' })).toHaveLength(1)
  })

  test('the public address of a store is https and no more, beside a store', () => {
    const store = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(linesOf({ ...store, S3_PUBLIC_URL: 'https://cdn.example/files/' })).toEqual([])
    const wrong = ['http://cdn.example', 'cdn.example', 'https://a:b@cdn.example', 'https://cdn.example/?a=1']
    for (const S3_PUBLIC_URL of wrong)
      expect(linesOf({ ...store, S3_PUBLIC_URL })).toEqual([
        'S3_PUBLIC_URL: must be an https address, with nothing after its path',
      ])
    expect(linesOf({ S3_PUBLIC_URL: 'https://cdn.example' })).toEqual([
      'S3_PUBLIC_URL: needs the settings of an object store',
    ])
  })

  test('a part of the work needs a database that others reach too; who draws asks nobody to', () => {
    expect(linesOf({ TEAMLOOM_ROLE: 'web' })).toEqual([
      expect.stringMatching(/^TEAMLOOM_ROLE: web needs DATABASE_URL/),
    ])
    expect(linesOf({ TEAMLOOM_ROLE: 'paint' })).toHaveLength(1)
    const server = { DATABASE_URL: 'postgres://db/teamloom', SESSION_SECRET: secret, SERVICE_KEY: secret }
    const DRAW_URL = 'http://draw:3000'
    expect(linesOf({ ...server, TEAMLOOM_ROLE: 'web', DRAW_URL })).toEqual([])
    for (const role of ['draw', 'work'])
      expect(linesOf({ ...server, TEAMLOOM_ROLE: role, DRAW_URL })).toEqual([
        `DRAW_URL: a process with TEAMLOOM_ROLE=${role} draws itself`,
      ])
  })

  test('secrets of before open beside the one that signs, each as long', () => {
    const [now, before] = ['n'.repeat(32), 'b'.repeat(40)]
    const given = { DATA_DIR: dataDir, SESSION_SECRET: now, SESSION_SECRETS_BEFORE: ` ${before},${secret} ` }
    expect(readConfig(given).sessionSecret).toEqual({ signs: now, opens: [now, before, secret] })
    expect(linesOf({ ...given, SESSION_SECRETS_BEFORE: `${before},short` })).toEqual([
      'SESSION_SECRETS_BEFORE: must have 32 characters or more each',
    ])
  })

  test('the server beside a pooler is named beside it, and not alone', () => {
    const DATABASE_DIRECT_URL = 'postgres://db/teamloom'
    expect(linesOf({ DATABASE_DIRECT_URL })).toEqual([
      'DATABASE_DIRECT_URL: stands beside DATABASE_URL; one server alone is named there',
    ])
    const server = { SESSION_SECRET: secret, SERVICE_KEY: secret }
    expect(
      linesOf({ ...server, DATABASE_URL: 'postgres://pool:6432/teamloom', DATABASE_DIRECT_URL }),
    ).toEqual([])
  })

  test('browsers put files only into an object store that is there, and not by http from a page of https', () => {
    const store = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(linesOf({ S3_DIRECT_UPLOADS: 'true' })).toEqual([
      'S3_DIRECT_UPLOADS: needs the settings of an object store',
    ])
    const by = (scheme: string) =>
      linesOf({
        ...store,
        S3_DIRECT_UPLOADS: 'true',
        S3_ENDPOINT: `${scheme}://store.example`,
        PUBLIC_URL: 'https://teamloom.example',
      })
    expect(by('https')).toEqual([])
    expect(by('http')).toEqual([expect.stringMatching(/^S3_ENDPOINT: must be https/)])
  })

  test('the bucket is in the path of an endpoint that is given, and before Amazon’s host', () => {
    const store = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    const placed = (more: object) => readConfig({ DATA_DIR: dataDir, ...store, ...more }).objectStore
    expect(placed({})).toMatchObject({
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      isPathStyle: false,
    })
    expect(placed({ S3_ENDPOINT: 'https://store.example' })).toMatchObject({ isPathStyle: true })
    expect(placed({ S3_ENDPOINT: 'https://store.example', S3_PATH_STYLE: 'false' })).toMatchObject({
      isPathStyle: false,
    })
  })

  test('an admin has both an email and a password', () => {
    expect(linesOf({ ADMIN_EMAIL: 'admin@example.com' })).toHaveLength(1)
    expect(linesOf({ ADMIN_PASSWORD: 'Correct-horse-1' })).toHaveLength(1)
  })

  test('a password of an admin is as good as any other', () => {
    expect(linesOf({ ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'password' })).toHaveLength(1)
  })

  test('a data folder that cannot be made', () => {
    const file = path.join(folder, 'a-file')
    fs.writeFileSync(file, '')
    expect(linesOf({ DATA_DIR: path.join(file, 'data') })).toEqual([
      expect.stringMatching(/^DATA_DIR: cannot be made or written \(ENOTDIR\)$/),
    ])
  })

  test('a secret that was cut off is not taken for one', () => {
    read()
    fs.writeFileSync(path.join(dataDir, 'session-secret'), '')
    expect(linesOf({})).toEqual([expect.stringMatching(/^DATA_DIR: .*session-secret/)])
  })
})
