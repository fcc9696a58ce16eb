import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, read } from './source-files.ts'

/** Each room may use those to its left, and nothing else of ours. */
const ladder = [
  'kit',
  'shape',
  'nesting',
  'artwork',
  'bakes',
  'catalog',
  'technique',
  'embroidery',
  'design',
  'garment',
  'commerce',
  'sync',
  'contract',
  'pattern',
  'techpack',
  'drape',
] as const

const mayUse: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(ladder.map((room, index) => [room, ladder.slice(0, index)])),
  web: ladder.filter(room => room !== 'drape'),
  // What is served comes from the catalogue: a start cuts nothing.
  api: ladder.filter(room => room !== 'drape' && room !== 'pattern'),
  // Whoever reads bakes on a machine reads them as the server does.
  tools: [...ladder, 'api'],
  bench: [...ladder, 'api', 'e2e'],
  // Only what stands in the place of the card's provider.
  e2e: ['api'],
}

const folders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ladder.map(room => [room, `packages/${room}`])),
  web: 'apps/web',
  api: 'apps/api',
  tools: 'tools',
  bench: 'bench',
  e2e: 'e2e',
}

const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file)

const importing = /(?:\bfrom|^import|\bimport\()\s*['"]([^'"]+)['"]/gm

function importsOf(file: string): string[] {
  return [...read(file).matchAll(importing)].map(match => match[1] ?? '')
}

test.each(Object.keys(folders))('%s uses only the rooms to its left', room => {
  const wrong = filesBelow(folders[room]!, isSource).flatMap(file =>
    importsOf(file)
      .map(specifier => /^@teamloom\/([\w-]+)\//.exec(specifier)?.[1])
      .filter(used => used !== undefined && used !== room && !mayUse[room]!.includes(used))
      .map(used => `${file} uses ${used}`),
  )
  expect(wrong).toEqual([])
})

type Dependent = {
  readonly name: string
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
}

function dependenciesOf({ dependencies, devDependencies }: Dependent): readonly string[] {
  return Object.keys({ ...dependencies, ...devDependencies })
}

test('journeys use nothing of the server but what stands in the place of the card’s provider', () => {
  const used = filesBelow('e2e', isSource).flatMap(importsOf)
  const ofServer = used.filter(specifier => specifier.startsWith('@teamloom/api/'))
  expect(new Set(ofServer)).toEqual(new Set(['@teamloom/api/testing/fake-stripe.ts']))
})

test.each(Object.keys(folders))('%s declares the rooms that it uses', room => {
  const manifest = JSON.parse(read(`${folders[room]!}/package.json`)) as Dependent
  const declared = dependenciesOf(manifest)
  const used = new Set(
    filesBelow(folders[room]!, isSource)
      .filter(file => !file.endsWith('.test.ts'))
      .flatMap(importsOf)
      .flatMap(specifier => /^(@teamloom\/[\w-]+)\//.exec(specifier)?.[1] ?? [])
      .filter(name => name !== manifest.name),
  )
  expect([...used].filter(name => !declared.includes(name))).toEqual([])
})

test.each(Object.keys(folders))('%s is checked after the rooms that it depends on, and no others', room => {
  const manifest = JSON.parse(read(`${folders[room]!}/package.json`)) as Dependent
  const { references = [] } = JSON.parse(read(`${folders[room]!}/tsconfig.json`)) as {
    readonly references?: readonly { readonly path: string }[]
  }
  const referred = references.map(({ path: to }) => path.join(folders[room]!, to))
  const wanted = dependenciesOf(manifest).flatMap(name => folders[name.replace('@teamloom/', '')] ?? [])
  expect(referred.toSorted()).toEqual(wanted.toSorted())
})

test('no file reaches into another room by a relative path', () => {
  const wrong = Object.values(folders).flatMap(folder =>
    filesBelow(folder, isSource).filter(file =>
      importsOf(file).some(specifier => {
        if (!specifier.startsWith('.')) return false
        const target = new URL(specifier, `file:///${file}`).pathname.slice(1)
        return !target.startsWith(`${folder}/`)
      }),
    ),
  )
  expect(wrong).toEqual([])
})

test('features of the web app do not use each other', () => {
  const wrong = filesBelow('apps/web/src/features', isSource).flatMap(file => {
    const own = file.split('/')[4]
    return importsOf(file)
      .map(specifier => /^#web\/features\/([\w-]+)\//.exec(specifier)?.[1])
      .filter(used => used !== undefined && used !== own)
      .map(used => `${file} uses ${used}`)
  })
  expect(wrong).toEqual([])
})

/** The folders of the web app likewise; what lies beside them starts it. */
const webLadder = ['locales', 'lib', 'ui', 'data', 'shown', 'features', 'screens', 'app']

/** And the rooms of the studio, from what draws a garment to what holds all of it. */
const studioLadder = ['drawing', 'session', 'controls', 'artwork', 'stage', 'panels', 'shell']

test.each([
  { of: 'the web app', below: 'apps/web/src', ladder: webLadder },
  { of: 'the studio', below: 'apps/web/src/features/studio', ladder: studioLadder },
])('folders of $of use only those to their left, and there are no others', ({ below, ladder }) => {
  const roomOf = (file: string | undefined) =>
    file?.startsWith(`${below}/`) ? file.slice(below.length + 1).split('/')[0]! : undefined
  const files = filesBelow(below, file => isSource(file) && file.slice(below.length + 1).includes('/'))
  expect([...new Set(files.map(roomOf))].toSorted()).toEqual(ladder.toSorted())
  const wrong = files.flatMap(file => {
    const left = ladder.slice(0, ladder.indexOf(roomOf(file)!) + 1)
    return importsOf(file)
      .map(specifier => targetOf(file, specifier))
      .filter(used => {
        const room = roomOf(used)
        return room !== undefined && ladder.includes(room) && !left.includes(room)
      })
      .map(used => `${file} uses ${used}`)
  })
  expect(wrong).toEqual([])
})

test('of the web app only size charts, and what is measured from seams, cut patterns', () => {
  const cutting = filesBelow('apps/web/src', isSource).filter(
    file =>
      !/^apps\/web\/src\/features\/(?:size-chart\/|studio\/drawing\/seam)/.test(file) &&
      importsOf(file).some(specifier => specifier.startsWith('@teamloom/pattern/')),
  )
  expect(cutting).toEqual([])
})

/** The folders of the API likewise; what lies beside them, `app.ts` and `main.ts`, puts them together. */
const apiLadder = [
  'db',
  'platform',
  'mails',
  'access',
  'audit',
  'sessions',
  'http',
  'house',
  'webhooks',
  'assets',
  'pictures',
  'offers',
  'designs',
  'pricing',
  'review',
  'rooms',
  'projects',
  'mockups',
  'front',
  'collection',
  'cart',
  'requests',
  'teams',
  'newsletter',
  'accounts',
  'staff',
  'keys',
  'payments',
  'techpacks',
  'analytics',
  'system',
  'commands',
]

test('folders of the API use only those to their left', () => {
  const found = filesBelow('apps/api/src', file => isSource(file) && !file.endsWith('.test.ts')).flatMap(
    file => {
      const own = /^apps\/api\/src\/([\w-]+)\//.exec(file)?.[1]
      return importsOf(file).flatMap(specifier => {
        const used = /^#api\/([\w-]+)\//.exec(specifier)?.[1]
        return own && used && own !== used && own !== 'testing' ? [{ file, own, used }] : []
      })
    },
  )
  const wrong = found.filter(({ own, used }) => !apiLadder.slice(0, apiLadder.indexOf(own)).includes(used))
  expect(wrong).toEqual([])
})

test('every route of the API is a call of the contract: operations cannot reach the server by themselves', () => {
  const wrong = filesBelow('apps/api/src', isSource)
    .filter(file => !/\/(http|rooms|testing|commands)\//.test(file) && !file.endsWith('/app.ts'))
    .filter(file => /\bFastifyInstance\b/.test(read(file)) && !file.endsWith('.test.ts'))
  expect(wrong).toEqual([])
})

test('operations cannot reach the database by themselves', () => {
  const wrong = filesBelow('apps/api/src', isSource)
    .filter(
      file => !/\/(platform|testing|http|commands)\//.test(file) && !/\/(main|services|app)\.ts$/.test(file),
    )
    .filter(file => !file.endsWith('.test.ts'))
    .flatMap(file =>
      importsOf(file)
        .filter(specifier => specifier === 'pg' || specifier === 'drizzle-orm/node-postgres')
        .map(specifier => `${file} uses ${specifier}`),
    )
  expect(wrong).toEqual([])
})

/** The file that an import names, when it is one of ours. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier)
  const [, room, rest] = /^(?:#|@teamloom\/)([\w-]+)\/(.+)$/.exec(specifier) ?? []
  return room && folders[room] && `${folders[room]}/src/${rest}`
}

test('no file uses itself in a circle, not even for a type', () => {
  const files = Object.values(folders).flatMap(folder => filesBelow(folder, isSource))
  const uses = new Map(files.map(file => [file, importsOf(file).flatMap(name => targetOf(file, name) ?? [])]))
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '))
    if (way.includes(file) || done.has(file)) return
    for (const used of uses.get(file) ?? []) visit(used, [...way, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(circles).toEqual([])
})
