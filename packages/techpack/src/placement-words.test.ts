import { needlesPerInch } from '@teamloom/artwork/needle-grid.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { type Locale, locales } from '@teamloom/kit/label.ts'
import { layGarment } from '@teamloom/pattern/flat/lay-garment.ts'
import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { crossingsOf } from '@teamloom/shape/crossings.ts'
import { boundsOf, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { expect, test } from 'vitest'
import type { ContentItem } from './content.ts'
import { type MadeDecoration, madeDecorations } from './decorations.ts'
import { itemData } from './document-item.ts'
import type { DrawnItem } from './drawn-item.ts'
import { placementsOf } from './item-placements.ts'
import { findLaid } from './placement.ts'
import { pieceLabels } from './placement-words.ts'
import { drawPrintOnFlat } from './print-on-flat.ts'
import { designsWithEveryPlace, withMargins } from './testing/every-place.ts'
import { emptySheet, nothingDrawn } from './testing/nothing-drawn.ts'
import { readRule, type Told } from './testing/read-rule.ts'

/** How far a told distance may be off: half of an eighth, and what a rule that is laid on paper is off. */
const near = 1 / 16 + 1e-6

/** Inches by which drawn cloth gives way where it is sewn to more. */
const drawn = 0.05

type Placed = {
  readonly isShifted: boolean
  readonly location: LocationDefinition
  readonly size: { readonly widthInches: number; readonly heightInches: number }
  /** By size, each in its words. */
  readonly told: Readonly<Record<string, { readonly down: Told; readonly across: Told }>>
}

/** Where the middle of its ink lies: a third of its width left of the file's, a fifth of its height below. */
function inkedPlace({
  location,
  size,
  fileSize,
  artSize,
  technique,
}: MadeDecoration): LocationDefinition | null {
  if (!location || !size || artSize || fileSize?.widthInches === size.widthInches) return location
  // What is knitted takes whole stitches, those that its ink reaches into.
  const most = technique === 'knit' ? 2 / needlesPerInch : 1e-6
  expect(Math.abs(size.widthInches - (fileSize?.widthInches ?? 0) / 2)).toBeLessThan(most)
  const { centerU, centerV } = location
  return {
    ...location,
    centerU: centerU - 0.3 * size.widthInches,
    centerV: centerV + 0.2 * size.heightInches,
  }
}

/** From the tables of the document, which are those of the archive too. */
function placedIn(product: Product, document: DesignDocument, cutIn: CutIn, locale: Locale): Placed[] {
  const { sizes: sizeNames, baseSize } = must(findPattern(product.product.name), product.product.name)
  const placements = madeDecorations(document, product).flatMap(made =>
    placementsOf(made, {}, sizeNames, cutIn, cutIn(baseSize)),
  )
  const drawn: DrawnItem = {
    sheet: { ...emptySheet, sizeName: sizeNames[0]!, placements },
    ...nothingDrawn,
  }
  const item: ContentItem = {
    id: 'item',
    name: 'Item',
    version: '1.0',
    facts: [],
    family: product.family.name,
    product: product.product.name,
    document,
    lookKey: '',
    sides: [],
    creditsUsed: 0,
    isDeprecated: false,
    quantities: [],
    sizeNames,
    artworks: [],
  }
  const data = itemData(item, 0, drawn, { locale })
  return madeDecorations(document, product).flatMap((made, i): Placed[] => {
    const { rows } = data.artworks[i]!.bySize
    const pair = made.location?.pair
    if (!pair) return toldOf(made, rows)
    // Of each sock in a line of its own, after its name.
    return pair.flatMap(location => {
      const piece = `${pieceLabels[location.panel]![locale]}${locale === 'fr' ? '\u00a0: ' : ': '}`
      const own = rows.flatMap(([head = '', ...figures]) =>
        head.startsWith(piece) ? [[head.slice(piece.length), ...figures]] : [],
      )
      return toldOf({ ...made, location }, own)
    })
  })

  function toldOf(made: MadeDecoration, rows: readonly (readonly string[])[]): Placed[] {
    const { size } = made
    const location = inkedPlace(made)
    const rules = rows.map(([head = '', ...figures]) => {
      const [way, ...rule] = head.split(', ')
      return { way, rule: rule.join(', '), figures }
    })
    const isDown = (way: string | undefined) => way === (locale === 'fr' ? 'En hauteur' : 'Down')
    const isAcross = (way: string | undefined) => way === (locale === 'fr' ? 'En largeur' : 'Across')
    if (!location || !size || !rules.some(({ way }) => isDown(way))) return []
    const told = sizeNames.map((name, at) => {
      const found = (is: typeof isDown) => {
        const { rule, figures } = must(
          rules.find(({ way, figures }) => is(way) && figures[at] !== ''),
          `${location.positionName} ${name}`,
        )
        return readRule(rule, figures[at]!, locale)
      }
      return [name, { down: found(isDown), across: found(isAcross) }] as const
    })
    const isShifted = location !== made.location
    return [{ isShifted, location, size, told: Object.fromEntries(told) }]
  }
}

type CutIn = (size: string) => Cut

/** How a product is cut in a design's styles, each size once. */
function cutsOf(product: Product, document: DesignDocument): CutIn {
  const pattern = must(findPattern(product.product.name), product.product.name)
  const { styles } = drawnDesign(document, product)
  const cuts = new Map(pattern.sizes.map(size => [size, pattern.cut(size, styles)]))
  return size => must(cuts.get(size), size)
}

/** Where a rule is laid down from: found by the edges' names, not by what wrote the rule. */
function heightOf(from: Told['from'], panel: Panel, u: number, cut: Cut): number {
  const named = (start: string) =>
    panel.edges.filter(({ name }) => name.startsWith(start)).flatMap(e => e.curve)
  const met = (start: string) => Math.min(...crossingsOf(named(start), u, 0))
  switch (from) {
    case 'collarSeam':
      return must(
        named('neck').find(([at]) => Math.abs(at) < 1e-6),
        'neck',
      )[1]
    case 'shoulderPoint':
      return boundsOf(named('shoulder')).top
    case 'shoulderSeam':
      return boundsOf(named('cap')).top
    case 'raglanNeck': {
      const front = must(
        cut.pieces.find(({ name }) => name === 'front'),
        'front',
      )
      const shoulder = must(
        front.edges.find(({ name }) => name === 'shoulderLeft'),
        'shoulder',
      ).curve
      return boundsOf(named('cap')).top - distance(shoulder[0]!, shoulder.at(-1)!)
    }
    case 'waistSeam':
      return met('waist')
    case 'bandSeam':
      return boundsOf(named('to-')).top
    case 'cuffEdge':
      return boundsOf(named('topFront')).top
    case 'ankleLine':
      return met('top')
    case 'turnUpEdge':
      return boundsOf(named('top')).top
    case 'crownTop':
      return boundsOf(named('dart')).top
    case 'hemEnd':
    case 'hemBinding':
    case 'sleeveEnd':
    case 'cuffSeam':
      return endOf(panel, u)
    case 'upperEdge':
      return Number.isFinite(met('top')) ? met('top') : boundsOf(outlineOf(panel)).top
    default:
      throw new Error(`no height: ${from}`)
  }
}

/** The lower edge of a panel, by its name. */
function endOf(panel: Panel, u: number): number {
  const hem = must(
    panel.edges.find(({ name }) => name === 'hem'),
    'hem',
  ).curve
  const met = crossingsOf(hem, u, 0)
  return met.length > 0 ? Math.max(...met) : boundsOf(hem).bottom
}

/** Where the middle of a print is in a size: as far down as in the size that is draped, or as far from its piece's end. */
function wantedV({ hangs, panel, centerU, centerV }: LocationDefinition, cut: Cut, base: Cut): number {
  const [own, drawn] = [cut, base].map(({ pieces }) => pieces.find(({ name }) => name === panel))
  const isBand = own?.wrap.kind === 'band'
  return hangs && own && drawn && !isBand ? centerV + endOf(own, centerU) - endOf(drawn, centerU) : centerV
}

/** A knitted hat is cut as it is worn, and told as it lies. */
const hatAtRest = 0.85

/** The middle of the print as the words have it; null: across, only the drawing knows. */
function pointOf({ down, across }: Placed['told'][string], cut: Cut, { location, size }: Placed): Point {
  const piece = cut.pieces.find(({ name }) => name === location.panel)
  const panel = must(piece ?? findLaid(cut, location.panel), location.panel)
  const u = acrossOf(across, piece, panel, location, size.widthInches)
  const from = heightOf(down.from, panel, u, cut)
  const at = from + (down.towards === 'up' ? -1 : 1) * down.inches
  return [u, down.to === 'top' ? at + size.heightInches / 2 : at]
}

function acrossOf(
  { from, towards, to, inches }: Told,
  piece: Piece | undefined,
  panel: Panel,
  { centerV }: LocationDefinition,
  width: number,
): number {
  if (from === 'middle') return 0
  const edge = (names: readonly string[]) =>
    must(
      panel.edges
        .filter(({ name }) => names.includes(name))
        .flatMap(({ curve }) => crossingsOf(curve, centerV, 1))[0],
      names.join(),
    )
  const inside = Math.sign(boundsOf(outlineOf(panel)).left + boundsOf(outlineOf(panel)).right)
  const beside = (at: number, way: number) => at + way * (inches + (to === 'edge' ? width / 2 : 0))
  switch (from) {
    case 'sideSeam':
      return beside(edge(['side']), inside)
    case 'inseam':
      return beside(edge(['inseam']), -inside)
    case 'centreBackSeam':
    case 'centreFrontSeam':
      return beside(edge(['centre']), -inside)
    case 'noseSeam':
      return beside(edge(['centre']), inside)
    case 'earEdge':
      return beside(edge(['side']), -inside)
    case 'innerEdge':
      return beside(edge(['middle']), inside)
    case 'centreFront':
    case 'centreBack':
    case 'frontLine':
    case 'pieceMiddle': {
      // Seen from behind, the wearer's left is the seer's.
      const isBehind = from === 'centreBack' || (piece?.wrap.kind === 'torso' && piece.wrap.half === 'back')
      const left = isBehind ? -1 : 1
      const rest = piece?.wrap.kind === 'head' ? hatAtRest : 1
      return ((towards === 'left' ? left : -left) * inches) / rest
    }
    // Who looks at a left sleeve from beside it has the front at the left.
    case 'sleeveMiddle':
      return ((towards === 'front') === panel.name.startsWith('left') ? -1 : 1) * inches
    default:
      return Number.NaN
  }
}

const named = products.map(product => [product.product.name, product] as const)

function faultsIn(product: Product, documents: readonly DesignDocument[]): string[] {
  const pattern = must(findPattern(product.product.name), product.product.name)
  return documents.flatMap(document => {
    const cutIn = cutsOf(product, document)
    const [english, french] = locales.map(locale => placedIn(product, document, cutIn, locale)) as [
      Placed[],
      Placed[],
    ]
    expect(french.map(({ told }) => told)).toEqual(english.map(({ told }) => told))
    return english.flatMap(placed =>
      pattern.sizes.flatMap(size =>
        faultsOf(placed, must(placed.told[size], size), cutIn(size), size, cutIn(pattern.baseSize)),
      ),
    )
  })
}

test.each(named)('TP8: %s: the words of every place lead back to its point, in every size', (_, product) => {
  expect(faultsIn(product, designsWithEveryPlace(product))).toEqual([])
})

test.each(named.filter(([name]) => ['hoodie', 'sportSocks', 'beanie', 'sweatpants'].includes(name)))(
  'TP8, DS60: %s: of a file with margins they lead to its ink',
  (_, product) => {
    expect(faultsIn(product, designsWithEveryPlace(product, withMargins))).toEqual([])
  },
)

/** What of a told place is not so. */
function faultsOf(placed: Placed, told: Placed['told'][string], cut: Cut, size: string, base: Cut): string[] {
  const { location } = placed
  const [u, v] = pointOf(told, cut, placed)
  // The ink of a file with margins may be on the other side of a line that the file is beside.
  const named = placed.isShifted ? undefined : /^(left|right)/.exec(location.positionName)?.[1]
  const { towards, from } = told.across
  const isWrong = {
    down: Math.abs(v - wantedV(location, cut, base)) > near,
    // The seams of a ring are found in the drawing.
    across: Number.isNaN(u) ? from !== 'leftSideSeam' : Math.abs(u - location.centerU) > near / hatAtRest,
    side: (towards === 'left' || towards === 'right') && named !== undefined && towards !== named,
  }
  return Object.entries(isWrong).flatMap(([what, is]) =>
    is ? [`${what}: ${location.positionName} ${size} ${JSON.stringify(told)}`] : [],
  )
}

/** Where upright marks lie in the drawing of a side, from what is drawn there. */
function drawnMark(from: Told['from'], laid: ReturnType<typeof layGarment>, print: readonly Point[]): number {
  const edgesOf = (piece: string) =>
    boundsOf(
      must(
        laid.findLast(lay => lay.depth === 'near' && lay.piece.name === piece),
        piece,
      ).borders.flatMap(b => b.curve),
    )
  switch (from) {
    case 'centreFront':
    case 'centreBack':
      return 0
    case 'leftSideSeam':
      return edgesOf('hemBand').right
    case 'middle':
      return middleOf(print)[0]
    default:
      return Number.NaN
  }
}

function middleOf(outline: readonly Point[]): Point {
  const { left, right, top, bottom } = boundsOf(outline)
  return [(left + right) / 2, (top + bottom) / 2]
}

/** By how much a drawn print lies off where the words have it, in inches to the right; undefined where neither tells. */
function driftOf(
  placed: Placed,
  cut: Cut,
  laid: ReturnType<typeof layGarment>,
  side: 'front' | 'back',
  told: Told,
) {
  const drawn = drawPrintOnFlat(cut, laid, { ...placed.location, ...placed.size }, [])
  if (!drawn || told.from === 'middle') return undefined
  const mark = drawnMark(told.from, laid, drawn.outline)
  if (Number.isNaN(mark)) return undefined
  // In front the wearer's left is at the right.
  const left = side === 'front' ? 1 : -1
  const ways = { left, right: -left, front: told.from === 'leftSideSeam' ? -1 : 0, back: 0, up: 0 }
  return middleOf(drawn.outline)[0] - mark - (told.towards ? ways[told.towards] : 0) * told.inches
}

test('TP8: what is drawn of a print lies where the words say, on the side that they name', () => {
  const drifts = products.flatMap(product => {
    const pattern = must(findPattern(product.product.name), product.product.name)
    return designsWithEveryPlace(product).flatMap(document => {
      const cutIn = cutsOf(product, document)
      const cut = cutIn(pattern.baseSize)
      const sides = (['front', 'back'] as const).map(side => ({ side, laid: layGarment(cut, side) }))
      return placedIn(product, document, cutIn, 'en').flatMap(placed =>
        sides.flatMap(({ side, laid }) => {
          const drift = driftOf(placed, cut, laid, side, placed.told[pattern.baseSize]!.across)
          const name = `${product.product.name} ${placed.location.positionName}`
          return drift === undefined ? [] : [{ name, drift }]
        }),
      )
    })
  })
  expect(drifts.filter(({ drift }) => Math.abs(drift) > near + drawn)).toEqual([])
  const seen = new Set(drifts.map(({ name }) => name))
  expect([...seen].filter(name => / hem(Tag|Edge)$/.test(name)).length).toBeGreaterThanOrEqual(14)
  expect(seen.size).toBeGreaterThan(60)
})
