import { products } from '@teamloom/catalog/products/index.ts'
import type { DecorationState } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { drawFlat } from '@teamloom/pattern/flat/draw-flat.ts'
import { layGarment } from '@teamloom/pattern/flat/lay-garment.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { boundsOf } from '@teamloom/shape/panel.ts'
import { describe, expect, test } from 'vitest'
import { backgroundsFor, qualityOf } from './artwork-quality.ts'
import { constructionOf } from './construction.ts'
import { consumptionOf } from './consumption.ts'
import { cutPieces } from './cut-pieces.ts'
import { madeDecorations } from './decorations.ts'
import { colorText } from './document-text.ts'
import { factsOf } from './facts.ts'
import { calloutsOf, writeFlatSheet } from './flat-sheet.ts'
import { inkFigures } from './ink-figures.ts'
import { materialsOf } from './materials.ts'
import { placePrint } from './placement.ts'
import { ruleOf, ruleRows } from './placement-rules.ts'
import { pieceLabels } from './placement-words.ts'
import { bandsOf } from './print-bands.ts'
import { drawPrintOnFlat } from './print-on-flat.ts'
import { suppliesOf } from './supplies.ts'
import { threadFigures } from './thread-figures.ts'

function open(name: string) {
  const product = must(
    products.find(candidate => candidate.product.name === name),
    name,
  )
  const document = createDocument(product)
  const { styles, cloths } = drawnDesign(document, product)
  const pattern = must(findPattern(name), name)
  const cutIn = (size: string) => pattern.cut(size, styles)
  return { product, document, styles, cloths, pattern, cutIn }
}

test('TP5: white is no ground for white artwork', () => {
  expect(backgroundsFor(['#123456'])).toEqual(['#DADADA', '#555555', '#FFFFFF'])
  expect(backgroundsFor(['#123456', '#F4F3EF'])).toEqual(['#DADADA', '#555555'])
})

test('TP6: quality counts dots at the printed size, on the poorer side', () => {
  const of = (width: number, height: number, isVector = false) =>
    qualityOf({ isVector, width, height }, { widthInches: 2, heightInches: 4 })
  expect([of(400, 800), of(400, 799), of(300, 600), of(299, 600), of(400, 500), of(1, 1, true)]).toEqual([
    'great',
    'great',
    'acceptable',
    'acceptable',
    'poor',
    'great',
  ])
  expect(qualityOf({ isVector: false, width: 10, height: 10 }, null)).toBeNull()
})

test('TP7: stitches and thread are counted by thread', () => {
  const strand = { kind: 'fill', bulge: 0, base: 0, lift: 0, tone: 0, x0: 0, y0: 0, x1: 3, y1: 4 } as const
  const strands = [0, 0, 1, 2].map(region => ({ ...strand, region }))
  expect(threadFigures({ strands, threadOfRegion: Uint8Array.from([2, 1, 0]) })).toEqual([
    { thread: 1, stitches: 1, metres: expect.closeTo(0.0084) },
    { thread: 2, stitches: 2, metres: expect.closeTo(0.0168) },
  ])
})

describe('TP8: a print is placed', () => {
  const print = { planeAngle: 0, widthInches: 4, heightInches: 2 }
  const place = (name: string, size: string, positionName: string) => {
    const { product, cutIn } = open(name)
    const location = must(
      product.locations.find(each => each.positionName === positionName),
      positionName,
    )
    const placed = must(placePrint(cutIn(size), { ...print, ...location, ...print }), 'placement')
    const rule = ({ from, to, inches }: { from: string; to: string; inches: number }) =>
      `${from} > ${to} ${Math.round(inches * 100) / 100}`
    return [rule(placed.down), rule(placed.across), placed.fits]
  }
  test.each([
    ['hoodie', 'M', 'centerChest', 'collarSeam > top 5', 'centreFront > middle 0'],
    ['hoodie', 'M', 'leftChest', 'shoulderPoint > top 6.5', 'centreFront > middle 4.4'],
    ['hoodie', '4XL', 'leftChest', 'shoulderPoint > top 6.93', 'centreFront > middle 4.4'],
    ['hoodie', 'M', 'leftSleeve', 'shoulderSeam > top 10', 'sleeveMiddle > middle 0'],
    ['sweatpants', 'M', 'leftHip', 'waistSeam > top', 'sideSeam > edge'],
    ['hoodie', 'M', 'hemTag', 'bandSeam > top', 'leftSideSeam > middle 4'],
    ['tshirt', 'M', 'hemTag', 'hemEnd > top -', 'centreFront > middle 5.5'],
    ['sleevelessJacketMen', 'M', 'hemTag', 'hemBinding > top -', 'centreFront > middle 5'],
    ['longsleeve', 'M', 'sleeveTag', 'cuffSeam > top -', 'sleeveMiddle > middle 0'],
    ['beanie', 'one size', 'cuffFront', 'turnUpEdge > top', 'centreFront > middle 0'],
    ['sportSocks', 'M', 'leftLegKnit', 'cuffEdge > top', 'frontLine > middle 2.5'],
  ])('%s %s %s', (name, size, positionName, down, across) => {
    const [isDown, isAcross] = place(name, size, positionName)
    expect(isDown).toContain(down)
    expect(isAcross).toContain(across)
  })
  test('the same inches in a larger size are told from where its shoulder lies', () => {
    expect(place('hoodie', '2XS', 'leftChest')).not.toEqual(place('hoodie', '4XL', 'leftChest'))
  })
  test('a print that is larger than its piece is told', () => {
    const { cutIn } = open('hoodie')
    const huge = {
      panel: 'front',
      centerU: 0,
      centerV: 6,
      planeAngle: 0,
      widthInches: 22,
      heightInches: 6,
    }
    expect([placePrint(cutIn('2XS'), huge)?.fits, placePrint(cutIn('4XL'), huge)?.fits]).toEqual([
      false,
      true,
    ])
  })
  test('every place of every product', () => {
    for (const { product } of products) {
      const { cutIn, pattern } = open(product.name)
      const cut = cutIn(pattern.baseSize)
      const { locations } = open(product.name).product
      for (const location of locations.filter(({ needs }) => needs.length === 0)) {
        const placed = must(placePrint(cut, { ...location, ...print }), location.positionName)
        expect(placed.down.inches).toBeLessThan(60)
        expect(Object.keys(pieceLabels)).toContain(location.panel)
      }
    }
  })
})

test('TP8: the rule is told in words once, with its inches in each size', () => {
  const { product, cutIn } = open('hoodie')
  const location = must(
    product.locations.find(({ positionName }) => positionName === 'leftChest'),
    'left chest',
  )
  const sizes = ['S', '2XL'].map(sizeName => {
    const { down, across } = must(
      placePrint(cutIn(sizeName), { ...location, widthInches: 4, heightInches: 2 }),
      'placement',
    )
    const told = (measure: typeof down) => ({ rule: ruleOf(measure), inches: measure.inches })
    return { sizeName, down: told(down), across: told(across) }
  })
  const rows = ruleRows(sizes)
  expect(rows.map(({ rule }) => rule)).toEqual([
    {
      en: 'from the high shoulder point to the top of the print',
      fr: 'à partir du point haut de l’épaule jusqu’au haut de l’impression',
    },
    {
      en: 'from the centre front line towards the wearer’s left to the middle of the print',
      fr: 'à partir de la ligne du milieu du devant, vers la gauche du porteur, jusqu’au milieu de l’impression',
    },
  ])
  expect(rows[0]?.inches).toEqual(sizes.map(({ down }) => down.inches))
})

test('TP25: thread goes with the seams and rows of a size, labels are counted, and both are pointed at', () => {
  const { document, product, pattern, styles, cutIn } = open('hoodie')
  const supplies = (size: string) => suppliesOf(pattern, cutIn(size), styles)
  const metres = (size: string) =>
    supplies(size).flatMap(({ unit, amount }) => (unit === 'm' ? [Math.round(amount)] : []))
  expect(supplies('M').map(({ name }) => name)).toEqual([
    'seams',
    'topstitching',
    'shoulderTape',
    'brandLabel',
    'sizeLabel',
  ])
  const [small, large] = [metres('S'), metres('2XL')]
  expect(small.slice(0, 2).every((amount, i) => amount > 20 && amount < large[i]!)).toBe(true)
  expect(supplies('M').find(({ name }) => name === 'brandLabel')).toMatchObject({
    unit: 'pieces',
    amount: 1,
    facts: {
      en: '2\u00a0in × 1 1/16\u00a0in folded, woven 2 3/4\u00a0in × 1 1/16\u00a0in, 3/8\u00a0in turned under at each end; inside the back neck, centred, 1/2\u00a0in below the seam',
    },
  })
  const flat = drawFlat(pattern, pattern.baseSize, styles, 'front')
  const numbered = [
    ...materialsOf(document, product),
    { number: 90, slot: 'seams' },
    { number: 91, slot: 'topstitching' },
    { number: 92, slot: 'brandLabel' },
  ]
  const pointed = calloutsOf(flat, numbered).map(({ number }) => number)
  expect(pointed).toEqual(expect.arrayContaining([90, 91, 92]))
})

test('TP25: thread of a colour of its own is a material, and not counted twice; socks have nothing sewn in', () => {
  const { pattern, cutIn, styles } = open('hoodie')
  const contrast = { ...styles, 'body/topstitch': 'contrast' }
  const rows = (chosen: typeof styles) =>
    suppliesOf(pattern, pattern.cut('M', chosen), chosen).find(({ name }) => name === 'topstitching')
      ?.amount ?? 0
  expect(rows(contrast)).toBeLessThan(rows(styles) / 2)
  expect(consumptionOf(pattern, cutIn('M'), contrast).get('body/topstitch/thread')).toMatchObject([
    { unit: 'm' },
  ])
  const socks = open('casualSocks')
  expect(suppliesOf(socks.pattern, socks.cutIn('M'), socks.styles)).toEqual([])
})

test('TP26: a print keeps its shape in the sizes that have it in another width', () => {
  const size = { widthInches: 4, heightInches: 6 }
  expect(bandsOf(size, {}, ['S', 'M'])).toEqual([{ sizeNames: ['S', 'M'], ...size }])
  expect(bandsOf(size, { S: 3, XS: 3 }, ['XS', 'S', 'M', 'L'])).toEqual([
    { sizeNames: ['XS', 'S'], widthInches: 3, heightInches: 4.5 },
    { sizeNames: ['M', 'L'], ...size },
  ])
})

test('TP9: each layer is a row, and the drawings of both sides point to what they show', () => {
  for (const name of ['hoodie', 'tshirt', 'sweatpants', 'casualSocks']) {
    const { document, product, pattern, styles, cloths } = open(name)
    const materials = materialsOf(document, product)
    expect(materials.map(({ number }) => number)).toEqual(materials.map((_, i) => i + 1))
    const slots = Object.keys(cloths)
    expect(new Set(materials.map(({ slot }) => slot))).toEqual(new Set(slots))
    const pointed = (['front', 'back'] as const).flatMap(side => {
      const flat = drawFlat(pattern, pattern.baseSize, styles, side)
      const callouts = calloutsOf(flat, materials)
      expect(writeFlatSheet({ flat, colors: cloths, callouts })).toContain('</svg>')
      return callouts.map(({ number }) => number)
    })
    expect(pointed.length).toBeGreaterThan(2)
    expect(pointed.filter(number => number > materials.length)).toEqual([])
  }
})

test('TP24: what no material shows is told, and a change of it', () => {
  const { document, product } = open('hoodie')
  const told = constructionOf(document, product)
  expect(told.map(({ key }) => key)).toContain('body/topstitch')
  const slots = materialsOf(document, product).map(({ slot }) => slot)
  expect(told.filter(({ key }) => slots.some(slot => slot.startsWith(`${key}/`)))).toEqual([])
  const facts = factsOf({
    document,
    product,
    quantities: [],
    priceCents: null,
    productionFiles: {},
    calibrationColors: {},
    printWidths: {},
    settings: {},
  })
  expect(facts.map(({ key }) => key)).toContain('body/topstitch')
})

test('TP8: a pattern in a lining is told to begin at the back, one on a pocket is not', () => {
  const pattern = (positionName: string): DecorationState =>
    ({
      id: positionName,
      name: 'Pattern',
      type: 'hoodliningrepeatingscreenprint',
      positionName,
      active: true,
      artwork: { assetId: 'a', assetVersionId: 'v', isVector: true, width: 200, height: 240 },
      sizeId: null,
      colors: [],
      options: { patternName: 'line', maxImageWidthInches: 1, maxImageHeightInches: 1 },
    }) as never
  const beginnings = (name: string, ...places: string[]) => {
    const { product, document } = open(name)
    const made = madeDecorations({ ...document, decorations: places.map(pattern) }, product)
    return made.map(({ beginsAtBack }) => beginsAtBack)
  }
  expect(beginnings('hoodie', 'leftHoodLining', 'pocket')).toEqual(['seam', null])
  expect(beginnings('pulloverZip', 'collarLining')).toEqual(['ends'])
})

test('the thread of a patch’s edge is told by its name, in both languages', () => {
  const { product, document } = open('mockneckFullZip')
  const patch: DecorationState = {
    id: 'patch',
    name: 'Patch',
    type: 'embroiderypatch',
    positionName: 'leftChestPatch',
    active: true,
    artwork: { assetId: 'a', assetVersionId: 'v', filename: 'crest.svg', width: 200, height: 240 } as never,
    sizeId: null,
    colors: [],
    options: { tagName: 'diamond', backgroundColorName: 'BF11', stitchColorName: 'EMB65' },
  } as never
  const [made] = madeDecorations({ ...document, decorations: [patch] }, product)
  const color = must(made?.rimColor, 'edge')
  expect([colorText(color, 'en'), colorText(color, 'fr')]).toEqual(['EMB65 Forest', 'EMB65 Forêt'])
})

test('TP42: what a tag is woven of, or a patch cut of, is bought as the colours on it are', () => {
  const groundOf = (type: string, options: Record<string, string>, name = 'mockneckFullZip') => {
    const { product, document } = open(name)
    const artwork = { assetId: 'a', assetVersionId: 'v', filename: 'crest.svg', width: 200, height: 240 }
    const positionName = type === 'woventag' || type === 'clippingtag' ? 'hemTag' : 'leftChestPatch'
    const [made] = madeDecorations(
      {
        ...document,
        decorations: [
          {
            id: 'tag',
            type,
            positionName,
            active: true,
            artwork,
            sizeId: null,
            colors: [],
            options,
          } as never,
        ],
      },
      product,
    )
    const quantity = { sizeName: 'M', ORDER: 9, OVER: 1, QC: 0, MARKETING: 0 }
    const item = { artworks: [], quantities: [{ ...quantity, original: 9, isOverSuggested: false }] }
    return inkFigures(must(made, type), item as never, undefined).filter(({ kind }) => kind === 'ground')
  }
  const squareInch = 0.0254 ** 2
  const [woven] = groundOf('woventag', { tagName: 'loop fold 1 x 1', backgroundColorName: 'BF09' }, 'hoodie')
  expect(woven).toMatchObject({ of: 'yarn', color: { code: 'BF09 Black' } })
  expect(woven!.each! / squareInch).toBeCloseTo(2.75, 6)
  expect(woven!.all! / squareInch).toBeCloseTo(27.5, 6)
  const [cloth] = groundOf('embroiderypatch', {
    tagName: 'diamond',
    textureName: 'felt',
    backgroundColorName: 'BF11',
    stitchColorName: 'EMB65',
  })
  expect(cloth).toMatchObject({ of: 'cloth', color: { code: 'BF11 Gold' } })
  expect(cloth!.each! / squareInch).toBeCloseTo(6.25, 6)
  const [leather] = groundOf('leathertag', { tagName: 'diamond', textureName: 'LeatherBeige' })
  expect(leather).toMatchObject({ of: 'trim', color: { label: { fr: 'Beige' }, hex: '#C9A477' } })
  expect(groundOf('screenprint', {})).toEqual([])
})

test('TP10: a cord goes through its casing, a rib is folded, tapes are bought by their length', () => {
  const amountOf = (name: string, slot: string, size = 'M') => {
    const { pattern, cutIn, styles } = open(name)
    return consumptionOf(pattern, cutIn(size), styles).get(slot)
  }
  // A hood's opening of 29 1/2 in and two ends of 8 1/2 in.
  const [cord] = must(amountOf('hoodie', 'hood/drawstring/cord'), 'cord')
  expect(cord?.unit).toBe('m')
  expect(cord!.amount / 0.0254).toBeGreaterThan(29.5 + 13)
  expect(cord!.amount / 0.0254).toBeLessThan(29.5 + 18)
  const cords = ['S', '4XL'].map(size => amountOf('hoodie', 'hood/drawstring/cord', size)![0]!.amount)
  expect(cords[0]).toBeLessThan(cords[1]!)
  // A hem of 36 1/2 by 2 1/2 in, twice, with its allowances and waste.
  const [hem] = must(amountOf('hoodie', 'body/hem/hem'), 'hem')
  expect(hem!.amount / 0.0254 ** 2).toBeGreaterThan((2 * 36.5 * 2.5) / 0.85)
  expect(must(amountOf('tshirt', 'collar/neckTape/tape'), 'tape')).toEqual([
    { unit: 'm', amount: expect.closeTo(0.2, 0) },
  ])
  expect(must(amountOf('sleevelessPolar', 'armholes/armholes/binding'), 'elastic')[0]?.unit).toBe('m')
})

test.each(products.map(({ product: { name } }) => name))(
  'TP10: what a %s takes of one thing is told in one unit',
  name => {
    const { product, pattern, cutIn, styles } = open(name)
    const size = must(product.sizes[0], 'size').name
    const twice = [...consumptionOf(pattern, cutIn(size), styles)].filter(([, amounts]) => amounts.length > 1)
    expect(twice).toEqual([])
  },
)

test('TP29: a hat is drawn as it lies, as its table measures it', () => {
  const { product, document } = open('beanie')
  const round = cutPieces(document, product, 'one size')
    .filter(({ name }) => name !== 'cuff')
    .map(({ outline }) => boundsOf(outline))
    .reduce((sum, { left, right }) => sum + right - left, 0)
  expect(round / 2).toBeGreaterThan(8.4)
  expect(round / 2).toBeLessThan(9)
})

test('TP10: a larger garment takes more cloth; hardware is counted', () => {
  const { pattern, cutIn, styles } = open('hoodie')
  const use = (size: string) => consumptionOf(pattern, cutIn(size), styles)
  const body = (size: string) => use(size).get('body/body/body')?.[0]?.amount ?? 0
  expect(body('M')).toBeGreaterThan(0.7)
  expect(body('M')).toBeLessThan(1.2)
  expect(body('4XL')).toBeGreaterThan(body('M'))
  expect(use('M').get('hood/eyelets/eyelet')).toEqual([{ unit: 'pieces', amount: 2 }])
})

test('a print is drawn where the side shows it', () => {
  const { product, cutIn } = open('hoodie')
  const print = { ...must(product.locations[0], 'place'), widthInches: 4, heightInches: 2 }
  const cut = cutIn('M')
  const { down, across } = must(placePrint(cut, print), 'placement')
  const drawn = must(drawPrintOnFlat(cut, layGarment(cut, 'front'), print, [down, across]), 'drawing')
  expect(drawn.outline).toHaveLength(4)
  expect(drawPrintOnFlat(cut, layGarment(cut, 'back'), print, [down])).toBeUndefined()
})
