import { expect, test } from 'vitest'
import { functionsOf } from './functions-of.ts'
import { filesBelow, read } from './source-files.ts'

const most = { function: 80, component: 150 }

/**
 * Longer ones: those with a reason for good, the others until they are parted. Each has the lines that it may have, which
 * only become fewer; one that is short by now is struck from the list.
 */
const longer: Readonly<Record<string, { readonly lines: number; readonly because: string }>> = {
  'apps/api/src/config.ts shape': {
    lines: 108,
    because: 'a table: each setting is a line with what it may be',
  },
  'apps/api/src/accounts/load-own-data.ts loadOwnData': {
    lines: 115,
    because: 'a list: each part of what is known of somebody, with its statement',
  },
  'apps/api/src/testing/flood/full-house.ts openFullHouse': {
    lines: 155,
    because: 'a list: what a house has that has much of everything',
  },
  'apps/api/src/platform/artwork/svg/effort.ts effortOf': {
    lines: 147,
    because: 'one walk over a drawing, whose sums all its steps share',
  },
  'apps/api/src/platform/artwork/svg/far-layers.ts walk': {
    lines: 81,
    because: 'one walk over a drawing, whose state all its steps share',
  },
  'apps/web/src/data/size-saver.ts createSizeSaver': {
    lines: 94,
    because: 'a store: the methods that it is made of, each short',
  },
  'bench/src/techpack-speed.ts benchTechpack': {
    lines: 128,
    because: 'until it is parted by what it measures',
  },
  'packages/drape/src/stage/bake-product.ts bakeProduct': {
    lines: 91,
    because: 'until it is parted by its passes',
  },
  'packages/pattern/src/blocks/hooded-top.ts cutHoodedTop': {
    lines: 115,
    because: 'until the hood is cut apart from the body',
  },
  'packages/pattern/src/points-of-measure/sock.ts measureSock': {
    lines: 106,
    because: 'a list: each point of measure, from where to where',
  },
  'packages/pattern/src/points-of-measure/trousers.ts legPoints': {
    lines: 111,
    because: 'a list: each point of measure, from where to where',
  },
  'packages/techpack/src/sheet.ts drawSheet': {
    lines: 102,
    because: 'until it is parted by what the sheet shows',
  },
}

const rooms = ['apps', 'packages', 'tools', 'bench', 'e2e']

const isWritten = (file: string) =>
  /\.(?:ts|tsx|mjs)$/.test(file) && !/\.(?:test|e2e|drawings)\.tsx?$/.test(file)

/**
 * Lines set in one after the other, as the house's form has them within a function, so many that it may be too long.
 */
const inset = new RegExp(`(?:^(?:[ \\t].*)?\\n){${most.function - 1}}`, 'm')

/** The lines of each function that is longer than it may be, exceptions too, by its file and name. */
function tooLong(): ReadonlyMap<string, number> {
  const sources = rooms
    .flatMap(room => filesBelow(room, isWritten))
    .map(file => ({ file, source: read(file) }))
    // Most hold none that could be, and are not read whole.
    .filter(({ source }) => inset.test(source))
  return new Map(
    sources.flatMap(({ file, source }) =>
      functionsOf(file, source)
        .filter(({ lines, isComponent }) => lines > most[isComponent ? 'component' : 'function'])
        .map(({ name, lines }) => [`${file} ${name}`, lines] as const),
    ),
  )
}

test('functions and components are short, or have a reason, and exceptions only become fewer', () => {
  const found = tooLong()
  const grown = [...found].filter(([name, lines]) => lines > (longer[name]?.lines ?? 0))
  expect(grown, 'to be parted').toEqual([])
  const short = Object.keys(longer).filter(name => !found.has(name))
  expect(short, 'short by now, to be struck from the list').toEqual([])
})

test('a component is told from a function, and what lies in others is counted too', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'use()').join('\n')
  const source = `export function Page() {\nconst save = () => {\n${lines(5)}\n}\nreturn null\n}`
  expect(functionsOf('page.tsx', source)).toEqual([
    { name: 'Page', lines: 10, isComponent: true },
    { name: 'save', lines: 7, isComponent: false },
  ])
  expect(functionsOf('page.ts', source).map(({ isComponent }) => isComponent)).toEqual([false, false])
  expect(functionsOf('port.ts', `const port = { read() {\n} }`)).toEqual([
    { name: 'read', lines: 2, isComponent: false },
  ])
})
