import { expect, test } from 'vitest'
import { read } from './source-files.ts'

type Package = { readonly dev?: boolean; readonly devDependencies?: Readonly<Record<string, string>> }

const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Package>>
}
const isServed = (place: string) => packages[place] !== undefined && packages[place].dev !== true

/** What a room of ours asks for, where npm has put it. */
const placesOf = (room: string, name: string) =>
  [`${room}/node_modules/${name}`, `node_modules/${name}`].filter(place => packages[place]).slice(0, 1)

/** Types that libraries of the web app take where they are: files of text that nothing runs. */
const isTypes = (name: string) => name.startsWith('@types/')

test('what only tests, checks and benches need is not installed to serve', () => {
  const rooms = Object.keys(packages).filter(place => !place.includes('node_modules/'))
  const asked = rooms.flatMap(room =>
    Object.keys(packages[room]?.devDependencies ?? {})
      .filter(name => !isTypes(name) && !name.startsWith('@teamloom/'))
      .flatMap(name => placesOf(room, name)),
  )
  expect(asked).toEqual(expect.arrayContaining(['node_modules/autocannon', 'node_modules/playwright']))
  expect([...new Set(asked.filter(isServed))].sort()).toEqual(alsoServed)
  // Under that name the web app's libraries would bring it along.
  expect(Object.keys(packages)).not.toContain('node_modules/typescript')
})

/** The product needs these itself. */
const alsoServed = ['fastify', 'jsdom', 'pg', 'sharp', 'ws'].map(name => `node_modules/${name}`)

test('what builds the web app is', () => {
  expect(isServed('node_modules/vite')).toBe(true)
})
