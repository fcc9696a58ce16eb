import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { fabricLooks } from '@teamloom/garment/fabric-looks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import type { ContentItem } from '../content.ts'
import { isKnitted } from '../notches.ts'
import { needlesRound } from '../settings/needles-round.ts'
import { drawSheet } from '../sheet.ts'
import { knittingTable } from '../tables/knitting-table.ts'
import { eachStyleOf } from '../testing/each-style.ts'
import { designsWithEveryPlace } from '../testing/every-place.ts'
import { nothingDrawn } from '../testing/nothing-drawn.ts'
import { usesOf } from '../uses.ts'
import { knitCloths } from './knit-cloths.ts'
import { knitData } from './knit-data.ts'
import { isKnitValue, knitKeysOf, type OwnKnits } from './knit-settings.ts'
import { knittingOf } from './knitting.ts'

function itemOf(product: (typeof products)[number]) {
  const document = must(designsWithEveryPlace(product)[0], 'design')
  const sizeNames = product.sizes.map(({ name }) => name)
  const sheet = drawSheet({
    document,
    product,
    sizeNames,
    locale: 'fr',
    printWidths: {},
    manifest: undefined,
    keep: (_, make) => make(),
  })
  const item = {
    family: product.family.name,
    product: product.product.name,
    document,
    sizeNames,
    quantities: sizeNames.map(sizeName => ({ sizeName, ORDER: 10, OVER: 0, QC: 0, MARKETING: 0 })),
  } as unknown as ContentItem
  return { item, sheet: must(sheet, 'sheet') }
}

const productNamed = (name: string) =>
  must(
    products.find(each => each.product.name === name),
    name,
  )

const isKnit = (product: (typeof products)[number]) => {
  const { name } = product.product
  const pattern = must(findPattern(name), name)
  return pattern.cut(pattern.baseSize, eachStyleOf(product)[0]!).pieces.some(isKnitted)
}

const named = products.map(product => [product.product.name, product] as const)
const knitted = named.filter(([, product]) => isKnit(product))

test.each(knitted)(
  'TP57: each knitted piece of the %s has its stitches, and each of its colours its grams, in every size',
  (_, product) => {
    const { item, sheet } = itemOf(product)
    const knitting = must(knittingOf(item, sheet), 'knitting')
    const knitPieces = sheet.cutting.pieces.filter(({ knitOf }) => knitOf !== null)
    expect(knitPieces.length).toBeGreaterThan(0)
    expect(knitting.pieces.map(({ number }) => number)).toEqual(knitPieces.map(({ number }) => number))
    for (const piece of knitting.pieces) {
      expect(piece.sizes).toHaveLength(item.sizeNames.length)
      expect(piece.sizes.filter(({ needles, courses }) => !(needles > 0 && courses > 0))).toEqual([])
    }
    const inOne = (size: string) =>
      knitting.yarns.reduce(
        (sum, { sizes }) => sum + (sizes.find(({ sizeName }) => sizeName === size)?.grams ?? 0),
        0,
      )
    // A hat weighs 40 to 200 g, a pair of socks as much.
    for (const size of item.sizeNames) {
      expect([size, inOne(size) > 25]).toEqual([size, true])
      expect([size, inOne(size) < 250]).toEqual([size, true])
    }
    for (const { sizes, allGrams } of knitting.yarns)
      expect(allGrams * 0.85).toBeCloseTo(
        sizes.reduce((sum, { grams }) => sum + 10 * grams, 0),
        6,
      )
    const told = must(
      knitData(knitting, item.sizeNames, name => name, 'fr'),
      'told',
    )
    const cells = [...told.cloths, ...told.pieces, ...told.yarns].flat()
    expect(cells.filter(cell => /undefined|NaN/.test(cell))).toEqual([])
  },
)

test('TP60: what staff set of a cloth stands instead, marked; stitches and grams follow', () => {
  const { item, sheet } = itemOf(productNamed('beanie'))
  const usual = must(knittingOf(item, sheet), 'knitting')
  const cloth = must(usual.cloths[0], 'cloth')
  const fabric = must(
    (Object.keys(knitCloths) as FabricName[]).find(
      name => knitCloths[name]?.gramsPerM2 === cloth.gramsPerM2 && knitCloths[name]?.wales === cloth.wales,
    ),
    'fabric',
  )
  const knits = { [fabric]: { wales: cloth.wales * 2, gramsPerM2: cloth.gramsPerM2 * 3, yarn: 'merino' } }
  const set = must(knittingOf({ ...item, knits }, sheet), 'set')
  expect(set.cloths[0]?.own).toEqual(['wales', 'yarn', 'gramsPerM2'])
  const [before, after] = [usual, set].map(({ pieces }) => must(pieces[0]?.sizes[0], 'size'))
  expect(Math.abs(after!.needles - 2 * before!.needles)).toBeLessThanOrEqual(1)
  expect(after!.courses).toBe(before!.courses)
  const grams = [usual, set].map(({ yarns }) => must(yarns[0]?.sizes[0], 'yarn').grams)
  // A round has whole needles.
  expect(Math.abs(grams[1]! / grams[0]! - 3)).toBeLessThan(0.05)
  const told = must(
    knitData(set, item.sizeNames, name => name, 'fr'),
    'told',
  ).cloths[0]!
  expect(told.map(cell => cell.includes('réglé pour cette commande'))).toEqual([
    false,
    false,
    false,
    true,
    false,
    true,
    true,
  ])
  const tabled = (own: OwnKnits) =>
    knittingTable([{ number: 1, item: { ...item, knits: own }, drawn: { ...nothingDrawn, sheet } }], 'en')
      .rows.filter(row => row[1] === 'cloth')
      .map(row => `${row[5]} ${row.at(-1)}`)
  expect(tabled({}).filter(row => row.endsWith('staff'))).toEqual([])
  expect(tabled(knits).filter(row => row.endsWith('staff'))).toEqual([
    'gauge_wales staff',
    'yarn staff',
    'weight staff',
  ])
})

test('TP60: a sock’s gauge stays, as its motifs are drawn in it; figures keep to their bounds and steps', () => {
  expect(knitKeysOf('sockKnit')).toEqual(['machine', 'yarn', 'ends', 'gramsPerM2'])
  expect(knitKeysOf('fleece')).toEqual([])
  expect(knitKeysOf('knit')).toContain('wales')
  const round = knitted.filter(([, { family }]) => family.name === 'socks')
  const cloths = round.flatMap(([, product]) =>
    must(findPattern(product.product.name), 'pattern')
      .cut(product.sizes[0]!.name, {})
      .pieces.filter(isKnitted)
      .map(({ fabric }) => fabric),
  )
  expect(cloths.length).toBeGreaterThan(0)
  expect(cloths.filter(fabric => knitKeysOf(fabric).includes('courses'))).toEqual([])
  const taken = [7, 7.5, 7.25, 0, 41, '7'].map(value => isKnitValue('wales', value))
  expect(taken).toEqual([true, true, false, false, false, false])
  expect([isKnitValue('yarn', 'merino'), isKnitValue('yarn', 2)]).toEqual([true, false])
})

test('TP57: what has no seam between its pieces is told to be knitted in one', () => {
  const inOne = (name: string) => {
    const { item, sheet } = itemOf(productNamed(name))
    return must(knittingOf(item, sheet), name).inOne.map(group => group.map(({ en }) => en))
  }
  expect(inOne('beanie')).toEqual([['Front', 'Left side', 'Back', 'Right side', 'Turn-up']])
  const socks = inOne('sportSocks')
  expect(socks).toHaveLength(2)
  expect(socks[0]).toEqual(expect.arrayContaining(['Left sock, leg', 'Left sock, heel', 'Left sock, sole']))
  expect(socks[0]!.every(label => label.startsWith('Left sock'))).toBe(true)
})

test('TP57: what is cut and sewn tells nothing of knitting', () => {
  const [, product] = must(
    named.find(([name]) => name === 'mask'),
    'mask',
  )
  const { item, sheet } = itemOf(product)
  expect(knittingOf(item, sheet)).toBeNull()
})

test('TP57: every cloth of what is knitted has its gauge, and a sock’s leg the needles that its settings say', () => {
  const cloths = knitted.flatMap(([name]) => {
    const pattern = must(findPattern(name), name)
    return pattern
      .cut(pattern.baseSize, {})
      .pieces.filter(isKnitted)
      .map(({ fabric }) => fabric)
  })
  expect([...new Set(cloths)].filter(fabric => !knitCloths[fabric])).toEqual([])
  const product = must(
    products.find(each => each.product.name === 'sportSocks'),
    'socks',
  )
  const { item, sheet } = itemOf(product)
  const leg = must(
    knittingOf(item, sheet)?.pieces.find(({ label }) => label.en === 'Left sock, leg'),
    'leg',
  )
  expect(leg.sizes.map(({ needles }) => String(needles))).toEqual(
    [...needlesRound(product).en.matchAll(/ (\d+)(?:,|$)/g)].map(found => found[1]),
  )
})

test('TP57: a cylinder keeps its needles from cuff to toe; what a hat is knitted on into has its crown’s', () => {
  const stitches = (name: string) => {
    const { item, sheet } = itemOf(productNamed(name))
    const { pieces } = must(knittingOf(item, sheet), 'knitting')
    return new Map(
      pieces.map(({ number, sizes }) => [
        must(
          sheet.cutting.pieces.find(piece => piece.number === number),
          'piece',
        ).name,
        sizes.map(({ needles }) => needles),
      ]),
    )
  }
  const socks = stitches('sportSocks')
  const round = must(socks.get('leftLeg'), 'leg')
  expect(
    needlesRound(productNamed('sportSocks'))
      .en.split(', ')
      .map(told => Number(told.split(' ').at(-1))),
  ).toEqual(round)
  for (const half of ['leftInstep', 'leftSole', 'leftHeel', 'leftToeTop', 'leftToeSole', 'rightHeel'])
    expect([half, socks.get(half)]).toEqual([half, round.map(needles => needles / 2)])
  const hat = stitches('beanie')
  const quarters = ['front', 'left', 'back', 'right'].map(name => must(hat.get(name), name)[0]!)
  expect(hat.get('cuff')).toEqual([quarters.reduce((sum, needles) => sum + needles, 0)])
})

test('TP65: needles, pieces and the table tell one round of a hat, in whole repeats of its structure', () => {
  const hats = knitted.filter(([, { family }]) => family.name === 'beanie')
  expect(hats.length).toBe(3)
  for (const [name, product] of hats) {
    const { item, sheet } = itemOf(product)
    const { cloths, pieces } = must(knittingOf(item, sheet), 'knitting')
    const { wales, repeat } = must(cloths[0], 'cloth')
    item.sizeNames.forEach((sizeName, at) => {
      const named = (piece: string) => sheet.cutting.pieces.find(each => each.name === piece)
      const widthOf = (piece: string) => must(named(piece)?.sizes[at], piece).widthInches
      const round = ['front', 'left', 'back', 'right'].reduce((sum, each) => sum + widthOf(each), 0)
      const body = must(
        sheet.measured.points.find(point => point.name === 'bodyWidth')?.sizes[at],
        'body',
      ).inches
      expect([name, sizeName, Math.abs(2 * body - round) < 1 / 8]).toEqual([name, sizeName, true])
      expect(widthOf('cuff')).toBeCloseTo(round, 2)
      const needles = must(
        pieces.find(({ number }) => number === named('cuff')?.number),
        'turn-up',
      ).sizes[at]!.needles
      expect(needles % repeat).toBe(0)
      expect(Math.abs(needles / wales - round)).toBeLessThanOrEqual(repeat / 2 / wales)
    })
  }
})

test('TP65: a cloth’s structure is the one that its picture has, and its weight that of the yarn in its stitches', () => {
  for (const [fabric, cloth] of Object.entries(knitCloths)) {
    const look = fabricLooks[fabric as FabricName]
    const rib = 'knit' in look ? look.knit.rib : undefined
    const told = Object.values(cloth.structure).map(words => /\d×\d/.exec(words)?.[0])
    expect([fabric, ...told]).toEqual([fabric, ...Array(2).fill(rib && `${rib.knit}×${rib.purl}`)])
  }
  // Nm 2/28 is 14 000 m of both together in a kilogram.
  for (const fabric of ['knit', 'ribKnit', 'chunkyKnit', 'waffle'] as const) {
    const { wales, courses, ends, loopMm, gramsPerM2 } = must(knitCloths[fabric], fabric)
    const metres = ((wales * courses) / 0.0254 ** 2) * (loopMm / 1000)
    expect(Math.abs((metres * ends) / 14 / gramsPerM2 - 1)).toBeLessThan(0.03)
  }
})

/** Grams a kilometre of each yarn that is named in English, before it is drawn. */
function spunOf(yarn: string) {
  const [, cotton, count] = must(/^(\d) of cotton Ne (\d+)/.exec(yarn), yarn)
  const metric = /acrylic Nm (\d+)/.exec(yarn)
  const denier = /polyester of (\d+) denier/.exec(yarn)
  const [, spandex, drawn] = must(/spandex of (\d+) denier, drawn to ([\d.]+)/.exec(yarn), yarn)
  return {
    cotton: (Number(cotton) * 590.5) / Number(count),
    other: metric ? 1000 / Number(metric[1]) : Number(must(denier, yarn)[1]) / 9,
    spandex: Number(spandex) / 9 / Number(drawn),
  }
}

test('TP65: what socks are knitted of are the fibres of their label, and weighs what their cloth does', () => {
  for (const name of ['casualSocks', 'sportSocks']) {
    const { item, sheet } = itemOf(productNamed(name))
    for (const { yarn, fibres, structure, wales, courses, loopMm, gramsPerM2 } of must(
      knittingOf(item, sheet),
      name,
    ).cloths) {
      const spun = spunOf(yarn.en)
      const all = spun.cotton + spun.other + spun.spandex
      const told = [...must(fibres, 'fibres').en.matchAll(/\b(\d{1,3})\s%/g)].map(found => Number(found[1]))
      expect([spun.cotton, spun.other, spun.spandex].map(tex => Math.round((tex / all) * 100))).toEqual(told)
      const grams = ((wales * courses) / 0.0254 ** 2) * (loopMm / 1000) * (all / 1000)
      expect([structure.en, Math.abs(grams / gramsPerM2 - 1) < 0.03]).toEqual([structure.en, true])
    }
  }
})

const socks = ['casualSocks', 'sportSocks'] as const

test('TP57: a sock’s grams are those of its needles, courses and loops, and each piece tells its wales on the form', () => {
  for (const name of socks) {
    const { item, sheet } = itemOf(productNamed(name))
    const { cloths, pieces, yarns } = must(knittingOf(item, sheet), name)
    const clothOf = (number: number) =>
      must(
        cloths.find(({ numbers }) => numbers.includes(number)),
        'cloth',
      )
    item.sizeNames.forEach((size, at) => {
      const loopsIn = (part: RegExp) =>
        sheet.cutting.pieces
          .filter(piece => part.test(piece.name))
          .reduce((sum, piece) => {
            const told = must(
              pieces.find(({ number }) => number === piece.number),
              piece.name,
            ).sizes[at]!
            const { widthInches, fill } = piece.sizes[at]!
            expect(told.wales).toBeCloseTo(told.needles / widthInches, 6)
            // A heel and a toe are knitted to and fro within their outline.
            return sum + told.needles * told.courses * (/Heel|Toe/.test(piece.name) ? fill : 1)
          }, 0)
      const loopsOf = (slot: RegExp) =>
        yarns
          .filter(({ material }) => slot.test(material.slot))
          .reduce((sum, { material, sizes }) => {
            const { loopMm, tex } = clothOf(material.number)
            return sum + must(sizes[at], size).grams / ((loopMm / 1000) * (tex / 1000))
          }, 0)
      for (const [slot, part] of [
        [/^leg\//, /(Leg|Cuff)$/],
        [/^foot\/(foot|instep|arch)\//, /^(left|right)(Instep|Sole)$/],
        [/^foot\/heel\//, /Heel$/],
        [/^foot\/toe\//, /Toe(Top|Sole)$/],
      ] as const)
        expect([name, size, part.source, loopsOf(slot) / loopsIn(part)]).toEqual([
          name,
          size,
          part.source,
          expect.closeTo(1, 2),
        ])
    })
  }
})

test('TP65: a sock’s round has whole repeats of every structure that its leg and cuff may have, and two halves', () => {
  for (const name of socks) {
    const product = productNamed(name)
    const { item, sheet } = itemOf(product)
    const fabrics = product.parts
      .filter(part => part.name === 'leg')
      .flatMap(({ elements }) => elements.flatMap(({ styles }) => styles.flatMap(({ layers }) => layers)))
      .flatMap(({ fabricNames }) => fabricNames)
    const ribs = fabrics.flatMap(fabric => {
      const [, knit, purl] = /^(\d)×(\d)/.exec(knitCloths[fabric]?.structure.en ?? '') ?? []
      return knit && purl ? [Number(knit) + Number(purl)] : []
    })
    expect(ribs.length).toBeGreaterThan(0)
    const { pieces } = must(knittingOf(item, sheet), name)
    const rounds = pieces
      .filter(({ label }) => /(leg|cuff)$/.test(label.en))
      .flatMap(({ sizes }) => sizes.map(({ needles }) => needles))
    const told = [...needlesRound(product).en.matchAll(/ (\d+)(?:,|$)/g)].map(found => Number(found[1]))
    expect([...rounds, ...told].filter(round => [2, ...ribs].some(repeat => round % repeat !== 0))).toEqual(
      [],
    )
  }
})

test('TP57: what is knitted has nothing beyond its edges, and a stripe takes the place of its ground', () => {
  const { item, sheet } = itemOf(productNamed('sportSocks'))
  const { yarns } = must(knittingOf(item, sheet), 'knitting')
  const grams = yarns.reduce((sum, { sizes }) => sum + sizes[0]!.grams, 0)
  const [size] = item.sizeNames
  const areas = sheet.cutting.pieces.flatMap(({ sizes, knitOf }) =>
    knitOf === null
      ? []
      : sizes
          .filter(({ sizeName }) => sizeName === size)
          .map(({ widthInches, heightInches }) => widthInches * heightInches),
  )
  // No piece is larger than its extent, and none heavier than the heaviest cloth.
  const most = areas.reduce((sum, area) => sum + area, 0) * 0.0254 ** 2 * 480
  expect(grams).toBeLessThan(most)
  expect(grams).toBeGreaterThan(most / 3)
})

test('TP10, TP57: what is knitted is taken by the grams of its loops, wherever it is told; cloth by its area', () => {
  const socks = itemOf(productNamed('casualSocks'))
  const uses = usesOf(socks.item, socks.sheet)
  expect(new Set(uses.map(({ unit }) => unit))).toEqual(new Set(['g']))
  const knitting = must(knittingOf(socks.item, socks.sheet), 'knitting')
  const all = uses.reduce(
    (sum, { sizes }) => sum + 10 * sizes.reduce((rest, { amount }) => rest + amount, 0),
    0,
  )
  expect(all).toBeCloseTo(
    knitting.yarns.reduce((sum, { allGrams }) => sum + allGrams, 0),
    3,
  )
  const shirt = itemOf(productNamed('tshirt'))
  expect(usesOf(shirt.item, shirt.sheet)).toEqual(shirt.sheet.consumption)
})
