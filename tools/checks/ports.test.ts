import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, read, root } from './source-files.ts'

const platform = 'apps/api/src/platform'

/** Each port by its type, in its module. */
const ports: Readonly<Record<string, string>> = {
  Analytics: 'analytics/analytics',
  ArtworkReader: 'artwork/artwork-reader',
  CardPayments: 'card/card-payments',
  Counts: 'limits/counts',
  Database: 'database/database',
  Files: 'files/files',
  Jobs: 'jobs/jobs',
  Mailer: 'mail/mailer',
  Metrics: 'metrics/metrics',
  News: 'news/news',
  Typesetter: 'typesetter/typesetter',
}

const opening = /^export (?:async )?function (\w+)\((?:[^)]|\)(?!: ))*\): (?:Promise<)?(\w+)/gm

/** What opens a port, in whichever form: functions of its folder that answer it, or what is more than it. */
function openersOf(type: string, module: string): readonly string[] {
  const folder = path.join(platform, path.dirname(module))
  const sources = filesBelow(folder, file => /(?<!\.test)\.ts$/.test(file)).map(read)
  const wider = new RegExp(`export type (\\w+) = ${type} & `, 'g')
  const answers = [type, ...sources.flatMap(source => [...source.matchAll(wider)].map(([, name]) => name))]
  return sources.flatMap(source =>
    [...source.matchAll(opening)].flatMap(([, name = '', answer]) => (answers.includes(answer) ? name : [])),
  )
}

test('what operations are given of the platform is a port', () => {
  const given = [
    ...read('apps/api/src/services.ts').matchAll(/import type \{ (\w+) \} from '#api\/platform\/(.+)\.ts'/g),
  ]
  expect(given.length).toBeGreaterThan(5)
  expect(given.filter(([, type = '', module]) => ports[type] !== module).map(([line]) => line)).toEqual([])
})

test.each(Object.entries(ports))(
  '%s has a suite beside it, which each of its forms passes',
  (type, module) => {
    const openers = openersOf(type, module)
    expect(openers.length).toBeGreaterThan(0)
    const suite = path.join(platform, `${module}.test.ts`)
    const source = fs.existsSync(path.join(root, suite)) ? read(suite) : ''
    // Where a setting tells its form, the suite starts the app with each.
    const isWhole = source.includes('startTestApp(')
    const missing = openers.filter(opener => !isWhole && !source.includes(`${opener}(`))
    expect(missing, `to be in ${suite}`).toEqual([])
    const isShared = openers.length === 1 || source.includes('describe.each(')
    expect(isShared, `${suite} asks the same of all forms`).toBe(true)
  },
)
