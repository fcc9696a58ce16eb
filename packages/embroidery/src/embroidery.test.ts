import { must } from '@teamloom/kit/assert.ts'
import { sewArt, threadsOf } from '@teamloom/technique/thread/thread.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cloth } from './cloths/cloth.ts'
import { cloths } from './cloths/index.ts'
import { compareSewn } from './compare-sewn.ts'
import { stitchFormats } from './formats/index.ts'
import { pecColors } from './formats/pec-colors.ts'
import { planSewing } from './plan-sewing.ts'
import type { Program } from './program.ts'
import { readDst } from './read-dst.ts'
import { sewArtwork } from './sew-artwork.ts'
import { stitchFigures } from './stitch-figures.ts'
import { fixedProgram } from './testing/fixed-program.ts'
import { paintArt } from './testing/painted-art.ts'
import { readElsewhere } from './testing/read-elsewhere.ts'
import { readExp } from './testing/read-exp.ts'
import { readPes } from './testing/read-pes.ts'
import { type Sample, samples } from './testing/samples.ts'

const unpulled: Cloth = { ...cloths.jersey, pull: 0 }

function workOf({ art, inks, widthInches, heightInches }: Sample) {
  return { art, inks: inks.map(({ hex }) => hex), widthInches, heightInches }
}

function plan(sample: Sample, cloth: Cloth = cloths.jersey): Program {
  return planSewing(sewArt(workOf(sample)), { cloth })
}

function sewnOf(sample: Sample, program: Program) {
  const { hexes } = threadsOf(workOf(sample))
  return {
    program,
    name: 'Écusson',
    threads: program.blocks.map(({ thread }) => {
      const hex = must(hexes[thread - 1], 'a thread')
      return {
        hex,
        code: must(
          sample.inks.find(ink => ink.hex === hex),
          hex,
        ).code,
        name: 'Thread',
      }
    }),
  }
}

/** Each stitch of a file, without the first after a move, which nothing holds. */
function stitchesOf(bytes: Uint8Array) {
  const { steps } = readDst(bytes)
  return steps.flatMap(({ kind, x, y, block }, n) => {
    const before = steps[n - 1]
    if (kind !== 'stitch' || before?.kind !== 'stitch') return []
    return [{ fromX: before.x, fromY: before.y, x, y, block, length: Math.hypot(x - before.x, y - before.y) }]
  })
}

describe.each(Object.entries<Sample>(samples))('%s', (name, sample) => {
  const program = plan(sample)
  const sewn = sewnOf(sample, program)
  const dst = stitchFormats.dst.write(sewn)

  test('no stitch is too short or too long to be sewn (MF4)', () => {
    const lengths = stitchesOf(dst).map(({ length }) => length)
    expect(lengths.length).toBeGreaterThan(20)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10 * cloths.jersey.longestSatin + 1)
    for (const { x, y } of steps(dst)) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(121)
  })

  test('thread is cut no more often than areas lie apart (MF3)', () => {
    expect(readDst(dst).trims).toBeLessThanOrEqual(sample.apart + program.blocks.length - 1)
    expect(stitchFigures(program).trims).toBeLessThanOrEqual(sample.apart + program.blocks.length)
  })

  test('each thread is sewn once, tied at both ends (MF2, MF4)', () => {
    const threads = program.blocks.map(({ thread }) => thread)
    expect(threads.length).toBe(new Set(threads).size)
    for (const { stretches } of program.blocks)
      for (const points of stretches)
        for (const at of [0, 2, 4, points.length - 8, points.length - 6, points.length - 4]) {
          const long = Math.hypot(points[at + 2]! - points[at]!, points[at + 3]! - points[at + 1]!)
          expect(long).toBeGreaterThan(at >= points.length - 8 && at < points.length - 6 ? 2.9 : 5)
        }
  })

  test('its head tells its extents, and it ends where it began (MF5)', () => {
    const { head, steps, blocks } = readDst(dst)
    const holes = steps.filter(({ kind }) => kind === 'stitch')
    const most = (of: (step: (typeof holes)[number]) => number) => Math.max(...holes.map(of))
    expect(head).toMatchObject({
      LA: 'Ecusson',
      ST: String(steps.length + blocks - 1),
      CO: String(blocks - 1),
      '+X': String(most(({ x }) => x)),
      '-X': String(most(({ x }) => -x)),
      '+Y': String(most(({ y }) => -y)),
      '-Y': String(most(({ y }) => y)),
    })
    expect(steps.at(-1)).toMatchObject({ kind: 'jump', x: 0, y: 0 })
    expect(Math.abs(most(({ x }) => x) - most(({ x }) => -x))).toBeLessThanOrEqual(12)
  })

  test('all formats say the same, and the same again (MF5)', () => {
    const ofDst = steps(dst, true)
    const ofExp = readExp(stitchFormats.exp.write(sewn))
    const ofPes = readPes(stitchFormats.pes.write(sewn))
    const ofPes1 = readPes(stitchFormats.pes1.write(sewn))
    for (const read of [ofExp, ofPes, ofPes1]) {
      expect(read.stitches).toEqual(ofDst)
      expect(read.changes).toBe(program.blocks.length - 1)
      expect(read.ends).toEqual([0, 0])
    }
    expect(ofPes.hexes).toEqual(sewn.threads.map(({ hex }) => hex.toUpperCase()))
    expect(new Set(ofPes.numbers).size).toBe(program.blocks.length)
    const again = sewnOf(sample, plan({ ...sample, art: { ...sample.art } }))
    for (const { write } of Object.values(stitchFormats)) expect(write(again)).toEqual(write(sewn))
  })

  test.runIf(sample.isBroad)('lies on its artwork (MF1)', () => {
    const flat = plan(sample, unpulled)
    const likeness = compareSewn({
      ...flat,
      perMillimetre: 10,
      pull: 0,
      steps: readDst(stitchFormats.dst.write(sewnOf(sample, flat))).steps,
      threadOfBlock: flat.blocks.map(({ thread }) => thread),
      plates: sample.art.plates,
      threadOf: threadsOf(workOf(sample)).threadOf,
      widthMillimetres: sample.widthInches * 25.4,
      heightMillimetres: sample.heightInches * 25.4,
    })
    for (const { overlap, offMillimetres } of likeness) {
      expect(offMillimetres).toBeLessThan(name === 'words on a ground' ? 2 : 1)
      expect(overlap).toBeGreaterThan(name === 'crest' ? 0.94 : 0.88)
    }
  })

  test('no more than three layers lie on a place, but at ties and where ways meet (MF1)', () => {
    const visits = new Map<string, { count: number; last: number }>()
    for (const [n, { fromX, fromY, x, y, length }] of stitchesOf(dst).entries())
      for (let at = 0; at <= length; at += 1.2) {
        const share = at / length
        const key = [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
          .map(place => Math.floor(place / 2.5))
          .join()
        const known = visits.get(key)
        // Throws that are side by side, and a row's next one, are one visit.
        if (!known) visits.set(key, { count: 1, last: n })
        else {
          if (n - known.last > 8) known.count++
          known.last = n
        }
      }
    const counts = [...visits.values()].map(({ count }) => count)
    expect(counts.filter(count => count > 3).length / counts.length).toBeLessThan(0.003)
    expect(Math.max(...counts)).toBeLessThanOrEqual(6)
  })
})

/** Steps of a DST, each as far as it goes; of stitches alone with their places. */
function steps(bytes: Uint8Array): { x: number; y: number }[]
function steps(bytes: Uint8Array, isPlaced: true): [number, number, number, number, number][]
function steps(bytes: Uint8Array, isPlaced?: true) {
  const all = readDst(bytes).steps
  const before = (n: number) => all[n - 1] ?? { x: 0, y: 0 }
  return isPlaced
    ? all.flatMap(({ kind, x, y, block }, n) =>
        kind === 'stitch' ? [[before(n).x, before(n).y, x, y, block]] : [],
      )
    : all.map(({ x, y }, n) => ({ x: x - before(n).x, y: y - before(n).y }))
}

test('what is told of stitches is what the file has (MF6)', () => {
  const program = plan(samples.crest)
  const figures = stitchFigures(program)
  const stitches = stitchesOf(stitchFormats.dst.write(sewnOf(samples.crest, program)))
  expect(figures.stitches).toBe(stitches.length + program.blocks.flatMap(({ stretches }) => stretches).length)
  const metres = stitches.reduce((sum, { length }) => sum + length, 0) / 10_000
  // Down through the cloth and up again.
  expect(figures.metres).toBeCloseTo(metres + figures.stitches * 0.002, 0)
  expect(figures.blocks.reduce((sum, block) => sum + block.stitches, 0)).toBe(figures.stitches)
})

test('files are read elsewhere as they are by our own readers (MF5)', () => {
  const places = (stitches: readonly (readonly number[])[]) => stitches.map(([, , x, y]) => [x, y])
  const dst = stitchFormats.dst.write(fixedProgram)
  expect(places(steps(dst, true))).toEqual(readElsewhere.stitches)
  expect(readDst(dst).blocks).toBe(readElsewhere.changes + 1)
  for (const [format, read] of [
    ['exp', readExp(stitchFormats.exp.write(fixedProgram))],
    ['pes', readPes(stitchFormats.pes.write(fixedProgram))],
    ['pes1', readPes(stitchFormats.pes1.write(fixedProgram))],
  ] as const) {
    expect([format, places(read.stitches)]).toEqual([format, readElsewhere.stitches])
    expect(read).toMatchObject({ changes: readElsewhere.changes, ends: readElsewhere.ends })
  }
  const pes1 = readPes(stitchFormats.pes1.write(fixedProgram))
  expect(pes1.numbers.map(number => pecColors[number - 1])).toEqual(readElsewhere.hexes.pes1)
  expect(readPes(stitchFormats.pes.write(fixedProgram)).hexes).toEqual(readElsewhere.hexes.pes)
})

test('a crest has at most fifteen cuts (MF3)', () => {
  expect(readDst(stitchFormats.dst.write(sewnOf(samples.crest, plan(samples.crest)))).trims).toBeLessThan(15)
})

test('a cap is sewn from below up, and from its middle out (MF2)', () => {
  const sample = samples['300 islands']
  const { blocks } = plan(sample, cloths.cap)
  const begins = blocks.flatMap(({ stretches }) => stretches.map(points => [points[0]!, points[1]!] as const))
  const rows = Array.from({ length: 15 }, (_, row) => begins.slice(20 * row, 20 * row + 20))
  for (const row of rows) {
    const away = row.map(([x]) => Math.abs(x))
    expect(away.at(-1)!).toBeGreaterThan(away[0]! + 300)
  }
  const lowest = rows.map(row => Math.max(...row.map(([, y]) => y)))
  expect(lowest).toEqual(lowest.toSorted((a, b) => b - a))
})

test('threads are changed no more often than what lies on what asks for (MF2)', () => {
  const [a, b, c] = ['#111111', '#AA2222', '#2222AA']
  // Squares of a on b, of b on a, and c beside them: b, a, b would be three of two.
  const painted = paintArt(600, 200, (x, y) => {
    const [across, inner] = [x * 3, Math.max(Math.abs(((x * 3) % 1) - 0.5), Math.abs(y - 0.5))]
    if (inner > 0.45) return null
    const isInner = inner < 0.15
    return across < 1 ? (isInner ? a! : b!) : across < 2 ? (isInner ? b! : a!) : c!
  })
  const { blocks } = plan({ ...painted, widthInches: 6, heightInches: 2, apart: 5, isBroad: true })
  expect(blocks.length).toBe(4)
})

test('what is closer is more stitches, and so is more below them (MF7)', () => {
  const { art, inks, widthInches, heightInches } = samples.crest
  const sew = (settings: Parameters<typeof sewArtwork>[0]['settings'], cloth = 'jersey' as const) =>
    must(sewArtwork({ art, inks, widthInches, heightInches, cloth, settings, name: 'crest' }), 'a crest')
      .figures.stitches
  const usual = sew({})
  expect(sew({ density: 120 })).toBeGreaterThan(1.12 * usual)
  expect(sew({ density: 80 })).toBeLessThan(0.88 * usual)
  expect(sew({ underlay: 'none' })).toBeLessThan(usual)
  expect(sew({ underlay: 'lattice' })).toBeGreaterThan(usual)
})

test('a cloth that pulls more has its edges farther out (MF7)', () => {
  const wide = (cloth: Cloth) => stitchFigures(plan(samples['a ring'], cloth)).widthMillimetres
  expect(wide({ ...cloths.jersey, pull: 0.4 }) - wide(unpulled)).toBeCloseTo(0.8, 0)
})

test('a photograph has no file (MF8)', () => {
  const pixels = { width: 8, height: 8, rgba: new Uint8Array(256).fill(200) }
  const none = sewArtwork({
    art: { kind: 'pixels', pixels },
    inks: [],
    widthInches: 3,
    heightInches: 3,
    cloth: 'fleece',
    name: 'photograph',
  })
  expect(none).toBeUndefined()
})

test('what changes thread over and over has no file, and that is found in time (MF8)', () => {
  const hexes = [
    '#111111',
    '#AA2222',
    '#22AA22',
    '#2222AA',
    '#AAAA22',
    '#22AAAA',
    '#AA22AA',
    '#EEEEEE',
    '#777777',
    '#FF8800',
    '#0088FF',
    '#88FF00',
  ]
  const size = 60
  const noise = paintArt(8 * size, 8 * size, (x, y) => {
    const square = Math.floor(y * size) * size + Math.floor(x * size)
    return hexes[(square * 7919 + ((square * square) % 104729)) % hexes.length]!
  })
  expect(
    sewArtwork({ ...noise, widthInches: 4, heightInches: 4, cloth: 'fleece', name: 'noise' }),
  ).toBeUndefined()
})

test('a closed hairline is sewn twice, not round and round; one of a single cell is sewn (MF9)', () => {
  const hairline = paintArt(200, 200, (x, y) => {
    const away = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))
    return Math.abs(away - 0.4) < 0.006 ? '#16305C' : null
  })
  const figures = stitchFigures(
    plan({ ...hairline, widthInches: 1.2, heightInches: 1.2, apart: 1, isBroad: false }),
  )
  expect(figures.stitches).toBeGreaterThan(60)
  expect(figures.stitches).toBeLessThan(140)
  expect(plan(samples['lines of 0.3 mm']).blocks[0]!.stretches.length).toBe(6)
})

test('whatever is sewn, its files can be read and its stitches sewn (MF4, MF5)', () => {
  const size = 24
  const cell = fc.constantFrom(null, null, '#16305C', '#A3152A', '#F7F5EF')
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: size * size, maxLength: size * size }),
      fc.double({ min: 0.2, max: 3, noNaN: true }),
      fc.constantFrom(...Object.values(cloths)),
      (cells, inches, cloth) => {
        const art = paintArt(size, size, (x, y) => cells[Math.floor(y * size) * size + Math.floor(x * size)]!)
        const sample = { ...art, widthInches: inches, heightInches: inches, apart: 0, isBroad: false }
        const program = plan(sample, cloth)
        if (program.blocks.length === 0) return
        const sewn = sewnOf(sample, program)
        const bytes = stitchFormats.dst.write(sewn)
        for (const { length } of stitchesOf(bytes)) {
          expect(length).toBeGreaterThanOrEqual(3)
          expect(length).toBeLessThanOrEqual(122)
        }
        const placed = steps(bytes, true)
        expect(readExp(stitchFormats.exp.write(sewn)).stitches).toEqual(placed)
        expect(readPes(stitchFormats.pes.write(sewn)).stitches).toEqual(placed)
      },
    ),
    { numRuns: 40 },
  )
})
