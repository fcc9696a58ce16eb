import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import { isPlacket } from '../bands.ts'
import { eachStyleOf } from '../testing/each-style.ts'
import { stepsOf } from './sewing-rows.ts'
import { type SewnPlace, sewnPlacesOf } from './sewn-places.ts'
import { isFold } from './steps/bands.ts'

type Of<Kind extends SewnPlace['kind']> = Extract<SewnPlace, { kind: Kind }>
type Needs = (place: SewnPlace, other: SewnPlace) => boolean

const isSeam = (place: SewnPlace): place is Of<'seam'> => place.kind === 'seam'
const namesIn = ({ pieces }: Of<'seam'>) => pieces.map(({ name }) => name)
const between = (place: SewnPlace, edges: RegExp): boolean =>
  isSeam(place) && place.edges.every(edge => edges.test(edge))
const isBand = (name: string, { pieces }: Of<'seam'>) =>
  pieces.some(piece => piece.name === name && piece.wrap.kind === 'band')
const isHood = (name: string) => name.endsWith('Hood')
/** The band of a seam that sews one on; undefined of other seams. */
const bandOf = (place: SewnPlace): string | undefined =>
  isSeam(place) && place.pieces[0] !== place.pieces[1]
    ? namesIn(place).find(name => isBand(name, place))
    : undefined
const tube = /^(side|under|inseam)/
/** Pieces that a thing is put on. */
const under = (place: SewnPlace): string[] => {
  if (place.kind === 'laid') return [place.trim.seat.on]
  if (place.kind !== 'hardware') return []
  return 'seat' in place.trim ? [place.trim.seat.on] : place.trim.legs.map(({ on }) => on)
}
const isFrontZip = (place: SewnPlace) =>
  place.kind === 'hardware' && place.trim.kind === 'zipChain' && !place.trim.name.endsWith('-zip')
const hasKind = (place: SewnPlace, kind: string) => place.kind === 'hardware' && place.trim.kind === kind
const isOnPlacket = (place: SewnPlace) => place.kind === 'laid' && isPlacket(place.trim.name)

/** What must be made before what: the second of these places before the first. */
const rules: Readonly<Record<string, Needs>> = {
  'a band is closed, or its ends finished, before it is sewn on': (place, other) => {
    const band = bandOf(place)
    if (band === undefined) return false
    return (
      (other.kind === 'bandEnds' && other.piece.name === band) ||
      (isSeam(other) && other.pieces[0] === other.pieces[1] && other.pieces[0].name === band)
    )
  },
  'a tube is closed before it is banded or hemmed': (place, other) => {
    const own =
      place.kind === 'edge' && place.edge === 'hem'
        ? [place.piece.name]
        : bandOf(place) && isSeam(place)
          ? namesIn(place).filter(name => !/^(neck|lap)/.test(place.edges[namesIn(place).indexOf(name)]!))
          : []
    return between(other, tube) && isSeam(other) && namesIn(other).some(name => own.includes(name))
  },
  'shoulders are joined before sleeves, collar and hood': (place, other) =>
    between(other, /^shoulder/) && (between(place, /^(armhole|cap|neck|lap|to-)/) || isHoodOn(place)),
  'sleeves are set flat before sides are closed': (place, other) =>
    between(place, /^(side|under)/) && between(other, /^(armhole|cap)/),
  'a hood is whole before it is sewn on': (place, other) =>
    isHoodOn(place) &&
    ((between(other, /^centre$/) && isSeam(other) && namesIn(other).every(isHood)) ||
      (other.kind === 'edge' && isHood(other.piece.name) && other.edge === 'opening')),
  'a zip or placket is set on pieces that are joined': (place, other) => {
    if (!isFrontZip(place) && !isOnPlacket(place)) return false
    const on = under(place)
    return (
      (other.kind === 'bandEnds' && on.includes(other.piece.name)) ||
      (bandOf(other) !== undefined && isSeam(other) && namesIn(other).every(name => on.includes(name)))
    )
  },
  'snaps go through what is there': (place, other) =>
    hasKind(place, 'snap') &&
    (isOnPlacket(other) || (other.kind === 'laid' && other.trim.name === 'flap')) &&
    under(place).some(on => under(other).includes(on)),
  'eyelets are set before their casing is closed': (place, other) =>
    hasKind(other, 'eyelet') &&
    ((place.kind === 'edge' && place.edge === 'opening' && under(other).includes(place.piece.name)) ||
      under(other).includes(bandOf(place) ?? '')),
  'a cord comes out of eyelets, through a casing': (place, other) =>
    hasKind(place, 'cord') &&
    (hasKind(other, 'eyelet') ||
      (other.kind === 'edge' && other.edge === 'opening') ||
      under(place).includes(bandOf(other) ?? '')),
  'tips go on a cord': (place, other) => hasKind(place, 'cordTip') && hasKind(other, 'cord'),
  'a pom-pom is tied to a closed crown': (place, other) => hasKind(place, 'pom') && isCrown(other),
  'a label is caught in a seam that is still open': (place, other) =>
    other.kind === 'sizeLabel' && closesLabel(place, other.seam),
  'what is laid on a piece is sewn on while it is flat': (place, other) =>
    other.kind === 'laid' &&
    !isOnPlacket(other) &&
    // Facings are sewn with the zip.
    !/^(patch|tab|zipEdge)/.test(other.trim.name) &&
    between(place, /^(side|under|shoulder|inseam)/) &&
    isSeam(place) &&
    namesIn(place).includes(other.trim.seat.on),
  'a lining is in before what catches it': (place, other) =>
    other.kind === 'lining' && (isFrontZip(place) || bandOf(place) !== undefined),
  'a tape covers a seam that is sewn': (place, other) =>
    place.kind === 'band' && place.trim.name === 'neckTape' && closesLabel(other, 'neck'),
  'ear loops are tacked into turned sides': (place, other) =>
    hasKind(place, 'loop') && other.kind === 'edge' && other.edge === 'side',
}

function isHoodOn(place: SewnPlace): boolean {
  return isSeam(place) && namesIn(place).some(isHood) && !namesIn(place).every(isHood)
}

function isCrown(place: SewnPlace): boolean {
  return between(place, /^dart/)
}

function closesLabel(place: SewnPlace, seam: 'neck' | 'waist' | 'crown'): boolean {
  if (seam === 'crown') return isCrown(place)
  if (seam === 'waist') return bandOf(place) === 'waistband'
  return isHoodOn(place) || bandOf(place) === 'collar'
}

/** Which rules spoke of a garment at all, and which are broken: something stands before what it needs. */
function orderOf(places: readonly SewnPlace[]) {
  const at = new Map(stepsOf(places).flatMap(([, taken], i) => taken.map(place => [place, i] as const)))
  const found = Object.entries(rules).flatMap(([rule, needs]) =>
    places.flatMap(place =>
      places.flatMap(other => (place !== other && needs(place, other) ? [{ rule, place, other }] : [])),
    ),
  )
  return {
    spoken: found.map(({ rule }) => rule),
    broken: found
      .filter(({ place, other }) => must(at.get(other), 'step') >= must(at.get(place), 'step'))
      .map(({ rule }) => rule),
  }
}

test('TP37: in each style of each product an operation uses only what those before it have made', () => {
  const spoken = new Set<string>()
  const broken = new Set<string>()
  for (const product of products) {
    const { name } = product.product
    const pattern = must(findPattern(name), name)
    for (const styles of eachStyleOf(product)) {
      const places = sewnPlacesOf(pattern, pattern.cut(pattern.baseSize, styles), styles)
      const order = orderOf(places.filter(place => !isFold(place)))
      for (const rule of order.spoken) spoken.add(rule)
      for (const rule of order.broken) broken.add(`${name}: ${rule}`)
    }
  }
  expect([...broken]).toEqual([])
  // A rule that no garment has would check nothing.
  expect(Object.keys(rules).filter(rule => !spoken.has(rule))).toEqual([])
})
