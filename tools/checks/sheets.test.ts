import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, read } from './source-files.ts'

const below = 'apps/web/src'

/** Rooms that are made to be used: their sheets are anyone's. */
const shared = ['ui', 'features/studio/controls']

const using = /(?:\bfrom|^import)\s*["']([^"']+\.module\.css)["']/gm

const bySheet = /^import (\w+) from '#web\/([^']+\.module\.css)'/gm
const worn = /className=\{(\w+)\.(\w+)\}/g

const isBelow = (file: string, folder: string) => file.startsWith(`${folder}/`)

/** Each use of a sheet that is not the user's own, by the sheet: its own are in its folder or one that it lies in. */
function usesOfOthers(): Readonly<Record<string, readonly string[]>> {
  const uses = filesBelow(below, file => /\.(?:tsx?|css)$/.test(file)).flatMap(file =>
    [...read(file).matchAll(using)].map(([, specifier = '']) => {
      const sheet = specifier.startsWith('#web/')
        ? specifier.slice('#web/'.length)
        : path.relative(below, path.join(path.dirname(file), specifier))
      return { sheet, user: path.relative(below, file) }
    }),
  )
  expect(uses.length).toBeGreaterThan(100)
  const foreign = uses.filter(
    ({ sheet, user }) => !isBelow(user, path.dirname(sheet)) && !shared.some(room => isBelow(sheet, room)),
  )
  const grouped = Map.groupBy(foreign, ({ sheet }) => sheet)
  return Object.fromEntries(
    [...grouped].map(([sheet, all]) => [sheet, all.map(({ user }) => user).toSorted()]),
  )
}

test('a sheet of styles is its own folder’s, or lies in a room whose pieces are anyone’s', () => {
  expect(usesOfOthers()).toEqual({})
})

test('a class that is taken from a sheet of styles is in it', () => {
  const lost = filesBelow(below, file => file.endsWith('.tsx')).flatMap(file => {
    const text = read(file)
    const sheets = new Map([...text.matchAll(bySheet)].map(([, name, sheet]) => [name, sheet]))
    return [...text.matchAll(worn)]
      .filter(([, name, taken]) => {
        const sheet = sheets.get(name)
        return sheet !== undefined && !new RegExp(`\\.${taken}\\b`).test(read(path.join(below, sheet)))
      })
      .map(([, name, taken]) => `${path.relative(below, file)}: ${name}.${taken}`)
  })
  expect(lost).toEqual([])
})
