import { expect, test } from 'vitest'
import { filesBelow, read } from './source-files.ts'
import subjectless from './subjectless.json' with { type: 'json' }

const isSource = (file: string) => /\.tsx?$/.test(file)

/** Public words that begin with one of these are a riddle to whoever does not know yet what they stand at. */
const riddle = /\/\*\*[\s*]*(?:The same|It|Of|As)\b/g

/** A number that has fallen so far is written down anew, or it could rise again. */
const slack = 5

const rooms = new Map<string, number>()
for (const file of ['packages', 'apps', 'bench', 'e2e', 'tools'].flatMap(folder =>
  filesBelow(folder, isSource),
)) {
  const room = file
    .split('/')
    .slice(0, /^(?:packages|apps)/.test(file) ? 2 : 1)
    .join('/')
  rooms.set(room, (rooms.get(room) ?? 0) + (read(file).match(riddle)?.length ?? 0))
}

test.each([...rooms])(
  'words about what is public in %s have a subject of their own, in ever more places',
  (room, count) => {
    const most = (subjectless as Readonly<Record<string, number>>)[room] ?? 0
    expect(count, `begin with The same, It, Of or As in ${room}`).toBeLessThanOrEqual(most)
    expect(most - count, `fewer in ${room}: lower the number in subjectless.json`).toBeLessThanOrEqual(slack)
  },
)
