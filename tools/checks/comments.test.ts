import { expect, test } from 'vitest'
import { filesBelow, read } from './source-files.ts'

const isSource = (file: string) => /\.tsx?$/.test(file)

/** Public words that begin with one of these are a riddle to whoever does not know yet what they stand at. */
const riddle = /\/\*\*[\s*]*(?:The same|It|Of|As|They|Those|These|That)\b.*/g

test.each(['packages', 'apps', 'bench', 'e2e', 'tools'])(
  'words about what is public in %s have a subject of their own',
  folder => {
    const riddles = filesBelow(folder, isSource).flatMap(file =>
      Array.from(read(file).matchAll(riddle), ([words]) => `${file}: ${words}`),
    )
    expect(riddles).toEqual([])
  },
)
