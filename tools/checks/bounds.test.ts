import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { read, root } from './source-files.ts'

type Bounds = Readonly<Record<'most' | 'least', Readonly<Record<string, number>>>>

const file = 'tools/sheet/bounds.json'

/** Pictures that were approved, and all that draws them. */
const drawings =
  /^(?:tools\/(?:sheet\/approved|drape)\/|packages\/(?:bakes|catalog|drape|garment|pattern|technique)\/)/

/** By their names: what may be more, or less, than before, and what is asked no more. */
function loosened(before: Bounds, now: Bounds): readonly string[] {
  const isLooser = {
    most: (one: number, other: number) => other > one,
    least: (one: number, other: number) => other < one,
  }
  return (['most', 'least'] as const).flatMap(kind =>
    Object.entries(before[kind]).flatMap(([name, value]) => {
      const other = now[kind][name]
      return other === undefined || isLooser[kind](value, other) ? [name] : []
    }),
  )
}

function git(...words: readonly string[]): string | undefined {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

/** The commit that what is here is compared with: the last one, or the one before where nothing was changed since. */
function commitBefore(): string | undefined {
  const changed = git('diff', '--name-only', 'HEAD')
  const before = changed === '' ? 'HEAD~1' : 'HEAD'
  return changed === undefined || git('rev-parse', '--verify', before) === undefined ? undefined : before
}

const before = commitBefore()

test.skipIf(before === undefined)(
  'a commit that draws anew loosens no bound that pictures are held to',
  () => {
    const bounds = git('show', `${before}:${file}`)
    if (bounds === undefined) return
    const redrawn = (git('diff', '--name-only', before ?? '') ?? '')
      .split('\n')
      .filter(name => drawings.test(name))
    const looser = loosened(JSON.parse(bounds) as Bounds, JSON.parse(read(file)) as Bounds)
    expect(redrawn.length > 0 ? looser : [], `loosened in another commit than ${redrawn[0]}`).toEqual([])
  },
)

test('a bound is looser where it allows more, and where it is gone', () => {
  const bounds = { most: { aside: 2, away: 1 }, least: { shown: 5 } }
  expect(loosened(bounds, { most: { aside: 2, away: 0.5 }, least: { shown: 6, more: 1 } })).toEqual([])
  expect(loosened(bounds, { most: { aside: 2.1, away: 1 }, least: { shown: 5 } })).toEqual(['aside'])
  expect(loosened(bounds, { most: { aside: 2 }, least: { shown: 4 } })).toEqual(['away', 'shown'])
})
