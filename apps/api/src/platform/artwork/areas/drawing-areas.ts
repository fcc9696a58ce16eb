import { Resvg } from '@resvg/resvg-js'
import type { AreaArt, AreaFault, Gradient, Tint } from '@teamloom/artwork/area-art.ts'
import { rgbOfHex } from '@teamloom/artwork/pixels.ts'
import {
  areApart,
  boxOf,
  dataOf,
  filled,
  Inexact,
  joined,
  type Outline,
  rectangle,
  stroked,
  within,
  without,
} from '#api/platform/artwork/areas/outlines.ts'
import { type Matrix, multiply, numbersIn, readTransform } from '#api/platform/artwork/svg/matrix.ts'
import { parseDrawing } from '#api/platform/artwork/svg/parse-drawing.ts'

/** Units of a drawing's longest side while it is cut: bends are off by a quarter of one at most. */
const cutUnits = 4096

/** The longest that one drawing is computed, whatever else the machine does: less than a lane has for a file. */
const mostMs = 5000

type Cell = { readonly outline: Outline; readonly paint: Tint | Gradient }

/** A clean drawing as areas of its own curves, or why it has none. */
export function areasOf(svg: string): AreaArt | { readonly fault: AreaFault } {
  try {
    return cutAreas(svg)
  } catch (error) {
    if (error instanceof Inexact) return { fault: error.fault }
    throw error
  }
}

function cutAreas(svg: string): AreaArt {
  const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } })
  // All that a drawing may be said in comes as groups, paths, paints and clips.
  const root = parseDrawing(new Resvg(svg, { font: { loadSystemFonts: false } }).toString())
  if (!root) throw new Inexact('outline')
  const scale = cutUnits / Math.max(width, height)
  const page = rectangle({ left: 0, top: 0, right: width * scale, bottom: height * scale })
  const cells = cellsOf(root, {
    matrix: multiply([scale, 0, 0, scale, 0, 0], viewOf(root, width, height)),
    clip: page,
    until: computedMs() + mostMs,
    byId: new Map([...root.querySelectorAll('[id]')].map(each => [each.id, each])),
  })
  const back: Matrix = [1 / scale, 0, 0, 1 / scale, 0, 0]
  return {
    width,
    height,
    areas: cells.map(({ outline, paint }) => ({
      d: dataOf(outline, back),
      paint: 'stops' in paint ? { ...paint, matrix: multiply(back, paint.matrix as Matrix) } : paint,
    })),
  }
}

function computedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** From the units of its view to those of its size. */
function viewOf(root: Element, width: number, height: number): Matrix {
  const [x = 0, y = 0, wide = width, high = height] = numbersIn(root.getAttribute('viewBox') ?? '')
  const fit = root.getAttribute('preserveAspectRatio') ?? 'xMidYMid'
  const [across, down] = [width / wide, height / high]
  if (/none/.test(fit)) return [across, 0, 0, down, -x * across, -y * down]
  if (!/xMidYMid/.test(fit) || /slice/.test(fit)) throw new Inexact('outline')
  const scale = Math.min(across, down)
  return [scale, 0, 0, scale, (width - wide * scale) / 2 - x * scale, (height - high * scale) / 2 - y * scale]
}

type Place = {
  readonly matrix: Matrix
  /** Undefined: nothing is seen. */
  readonly clip: Outline | undefined
  /** Until when it may be computed, in milliseconds of this process's computing. */
  readonly until: number
  readonly byId: ReadonlyMap<string, Element>
}

/** What is seen of a group by itself, no cell on another. */
function cellsOf(group: Element, place: Place): Cell[] {
  let cells: Cell[] = []
  for (const element of group.children) {
    if (computedMs() > place.until) throw new Inexact('tooComplex')
    for (const cell of drawnBy(element, place)) cells = put(cells, cell)
  }
  return cells
}

function drawnBy(element: Element, place: Place): readonly Cell[] {
  if (element.localName === 'image') throw new Inexact('bitmap')
  if (element.localName === 'g') return drawnByGroup(element, place)
  return element.localName === 'path' ? drawnByPath(element, place) : []
}

const isSet = (value: string | null): value is string => value !== null && value !== 'none'

function drawnByGroup(group: Element, place: Place): readonly Cell[] {
  if (isSet(group.getAttribute('filter'))) throw new Inexact('filter')
  if (isSet(group.getAttribute('mask'))) throw new Inexact('mask')
  if (/mix-blend-mode:\s*(?!normal)/.test(group.getAttribute('style') ?? '')) throw new Inexact('blend')
  const matrix = multiply(place.matrix, readTransform(group.getAttribute('transform')))
  const clip = clipped(place.clip, group.getAttribute('clip-path'), { ...place, matrix })
  if (!clip) return []
  const opacity = shareOf(group.getAttribute('opacity'))
  return cellsOf(group, { ...place, matrix, clip }).map(({ outline, paint }) => ({
    outline,
    paint: faded(paint, opacity),
  }))
}

/** What is left of a clip within another. */
function clipped(clip: Outline | undefined, reference: string | null, place: Place): Outline | undefined {
  if (!clip || !isSet(reference)) return clip
  const form = place.byId.get(/^url\(#(.*)\)$/.exec(reference)?.[1] ?? '')
  if (!form || form.getAttribute('clipPathUnits') === 'objectBoundingBox') throw new Inexact('outline')
  const matrix = multiply(place.matrix, readTransform(form.getAttribute('transform')))
  const left = clipped(clip, form.getAttribute('clip-path'), { ...place, matrix })
  let shape: Outline | undefined
  for (const path of form.children) {
    const part = clipShape(path, { ...place, matrix })
    shape = shape && part ? joined(shape, part) : (shape ?? part)
  }
  return left && shape && within(left, shape)
}

function clipShape(element: Element, place: Place): Outline | undefined {
  const matrix = multiply(place.matrix, readTransform(element.getAttribute('transform')))
  if (element.localName !== 'path') throw new Inexact('outline')
  const shape = filled(
    element.getAttribute('d') ?? '',
    element.getAttribute('clip-rule') === 'evenodd',
    matrix,
  )
  return clipped(shape, element.getAttribute('clip-path'), { ...place, matrix })
}

function drawnByPath(path: Element, place: Place): readonly Cell[] {
  if (path.getAttribute('visibility') === 'hidden') return []
  const matrix = multiply(place.matrix, readTransform(path.getAttribute('transform')))
  const d = path.getAttribute('d') ?? ''
  const fill = () => {
    const isEvenOdd = path.getAttribute('fill-rule') === 'evenodd'
    return painted(path, 'fill', () => filled(d, isEvenOdd, matrix), { ...place, matrix })
  }
  const stroke = () => painted(path, 'stroke', () => stroked(d, lineOf(path), matrix), { ...place, matrix })
  return path.getAttribute('paint-order')?.startsWith('stroke')
    ? [...stroke(), ...fill()]
    : [...fill(), ...stroke()]
}

function lineOf(path: Element) {
  const number = (name: string, usual: number) => Number(path.getAttribute(name) ?? usual)
  return {
    width: number('stroke-width', 1),
    miter: number('stroke-miterlimit', 4),
    join: path.getAttribute('stroke-linejoin') ?? 'miter',
    cap: path.getAttribute('stroke-linecap') ?? 'butt',
    dashes: numbersIn(path.getAttribute('stroke-dasharray') ?? ''),
    phase: number('stroke-dashoffset', 0),
  }
}

function painted(
  path: Element,
  by: 'fill' | 'stroke',
  draw: () => Outline | undefined,
  place: Place,
): readonly Cell[] {
  const value = path.getAttribute(by) ?? (by === 'fill' ? '#000000' : 'none')
  if (!isSet(value)) return []
  const alpha = shareOf(path.getAttribute(`${by}-opacity`))
  const paint = faded(paintOf(value, path, place), alpha)
  const drawn = alpha > 0 ? draw() : undefined
  const outline = drawn && place.clip && within(drawn, place.clip)
  return outline ? [{ outline, paint }] : []
}

function paintOf(value: string, path: Element, { matrix, byId }: Place): Tint | Gradient {
  const id = /^url\(#(.*)\)$/.exec(value)?.[1]
  if (id === undefined) return { rgb: rgbOfHex(value), alpha: 1 }
  const element = byId.get(id)
  if (element?.localName !== 'linearGradient' && element?.localName !== 'radialGradient')
    throw new Inexact('pattern')
  const kind = element.localName === 'linearGradient' ? 'linear' : 'radial'
  const names = kind === 'linear' ? ['x1', 'y1', 'x2', 'y2'] : ['cx', 'cy', 'r', 'fx', 'fy']
  const isOfBox = element.getAttribute('gradientUnits') !== 'userSpaceOnUse'
  const { left, top, right, bottom } = isOfBox
    ? boxOf(path.getAttribute('d') ?? '')
    : { left: 0, top: 0, right: 1, bottom: 1 }
  const ofBox: Matrix = [right - left, 0, 0, bottom - top, left, top]
  return {
    kind,
    at: names.map(name => Number(element.getAttribute(name) ?? 0)),
    matrix: multiply(matrix, multiply(ofBox, readTransform(element.getAttribute('gradientTransform')))),
    spread: element.getAttribute('spreadMethod') ?? 'pad',
    stops: [...element.children].map(stop => ({
      offset: Number(stop.getAttribute('offset') ?? 0),
      rgb: rgbOfHex(stop.getAttribute('stop-color') ?? '#000000'),
      alpha: shareOf(stop.getAttribute('stop-opacity')),
    })),
  }
}

function shareOf(value: string | null): number {
  return value === null ? 1 : Number(value)
}

function faded(paint: Tint | Gradient, share: number): Tint | Gradient {
  if (share === 1) return paint
  return 'stops' in paint
    ? { ...paint, stops: paint.stops.map(stop => ({ ...stop, alpha: stop.alpha * share })) }
    : { ...paint, alpha: paint.alpha * share }
}

function isSolid(paint: Tint | Gradient): boolean {
  return 'stops' in paint ? paint.stops.every(({ alpha }) => alpha === 1) : paint.alpha === 1
}

function isSame(one: Tint | Gradient, other: Tint | Gradient): boolean {
  if ('stops' in one || 'stops' in other) return false
  return one.alpha === other.alpha && one.rgb.every((channel, at) => channel === other.rgb[at])
}

/** What lies on top takes from what is below it, or mixes with it where it lets something through. */
function put(cells: readonly Cell[], top: Cell): Cell[] {
  if (isSolid(top.paint)) return laid(cells, top)
  const left: Cell[] = []
  const mixed: Cell[] = []
  let rest: Outline | undefined = top.outline
  for (const cell of cells) {
    const both = within(cell.outline, top.outline)
    if (!both) {
      left.push(cell)
      continue
    }
    mixed.push({ outline: both, paint: over(top.paint, cell.paint) })
    const outline = without(cell.outline, top.outline)
    if (outline) left.push({ outline, paint: cell.paint })
    rest = rest && without(rest, cell.outline)
  }
  return [...mixed, ...(rest ? [{ outline: rest, paint: top.paint }] : [])].reduce(laid, left)
}

/** On cells of which it hides its part; those of its own paint become one with it. */
function laid(cells: readonly Cell[], top: Cell): Cell[] {
  let { outline } = top
  const left: Cell[] = []
  for (const cell of cells) {
    if (areApart(cell.outline, outline)) left.push(cell)
    else if (isSame(cell.paint, top.paint)) outline = joined(outline, cell.outline)
    else {
      const seen = without(cell.outline, top.outline)
      if (seen) left.push({ outline: seen, paint: cell.paint })
    }
  }
  return [...left, { outline, paint: top.paint }]
}

function over(top: Tint | Gradient, below: Tint | Gradient): Tint {
  if ('stops' in top || 'stops' in below) throw new Inexact('transparency')
  const alpha = top.alpha + below.alpha * (1 - top.alpha)
  const channel = (at: 0 | 1 | 2) =>
    Math.round((top.rgb[at] * top.alpha + below.rgb[at] * below.alpha * (1 - top.alpha)) / alpha)
  return { rgb: [channel(0), channel(1), channel(2)], alpha }
}
