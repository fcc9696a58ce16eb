import { regionOf } from '#api/platform/artwork/svg/filter-effort.ts'
import {
  type Box,
  growBox,
  joinBoxes,
  type Matrix,
  moveBox,
  multiply,
  readTransform,
  scaleOf,
} from '#api/platform/artwork/svg/matrix.ts'
import { boxIn, type DataOf, lengthIn, measureShape } from '#api/platform/artwork/svg/measure-shape.ts'
import { most } from '#api/platform/artwork/svg/modest-text.ts'
import { inheritedPaint, type Paint, withOwn } from '#api/platform/artwork/svg/paint.ts'
import { byIdIn, drawnChildren, referencesOf } from '#api/platform/artwork/svg/references.ts'
import { canvasOf, fillsItsView, fit, innerMatrix, sizeOf } from '#api/platform/artwork/svg/viewport.ts'

/** Elements that may be drawn apart from the rest, as a layer. */
const layered =
  '[opacity], [clip-path], [mask], [filter], [style], [marker-start], [marker-mid], [marker-end], svg, symbol'

/** More is not looked through. */
const mostVisits = 100_000

/**
 * What draws drawings draws a layer no farther than two canvases from where the one around it begins, loses what lies
 * in layers behind that, and ends at a layer that lies wholly beyond: whether a drawing is of that kind.
 */
export function hasFarLayers(root: Element, dataOf: DataOf = value => value): boolean {
  return root.querySelector(layered) !== null && walk(root, dataOf).isFar
}

/**
 * Drops what lies outside of the view from a drawing with far layers, which is why most have them; answers whether it
 * still has them.
 */
export function dropFarAway(root: Element, dataOf: DataOf): boolean {
  if (root.querySelector(layered) === null) return false
  const { isFar, boxes, canvas } = walk(root, dataOf)
  if (!isFar || !fillsItsView(root)) return isFar
  const byId = byIdIn(root)
  const used = new Set([...root.querySelectorAll('*')].flatMap(referencesOf).map(({ id }) => id))
  const drop = (element: Element): void => {
    const box = boxes.get(element)
    if (box && element !== root && !used.has(element.id) && !meets(box, canvas)) element.remove()
    // Its box is what some are measured by, and a filter may bring anything into view.
    else if (!referencesOf(element).some(({ attribute, id }) => measures(attribute, byId.get(id))))
      for (const child of Array.from(drawnChildren(element))) drop(child)
  }
  drop(root)
  return walk(root, dataOf).isFar
}

const measures = (attribute: string, target: Element | undefined) =>
  attribute === 'filter' ||
  (attribute === 'mask' && target?.getAttribute('maskUnits') !== 'userSpaceOnUse') ||
  (/^(?:mask|clip-path)$/.test(attribute) &&
    ['maskContentUnits', 'clipPathUnits'].some(name => target?.getAttribute(name) === 'objectBoundingBox'))

/** `boxes`: in pixels of the canvas, at least as large as what is drawn; of what stands where it is drawn and reaches no farther. */
function walk(root: Element, dataOf: DataOf) {
  const byId = byIdIn(root)
  const { canvas, matrix } = canvasOf(root)
  const [width, height] = [canvas.right, canvas.bottom]
  const room = { left: -0.9 * width, top: -0.9 * height, right: 1.9 * width, bottom: 1.9 * height }
  const boxes = new Map<Element, Box>()
  let visits = 0
  let isFar = false

  const visit = (
    element: Element,
    outer: Matrix,
    inherited: Paint,
    level: number,
    isUsed: boolean,
  ): Drawn => {
    visits += 1
    if (visits > mostVisits || level > most.depth) return nothing
    if (undrawn.has(element.localName) || element.getAttribute('display') === 'none') return nothing
    const own = multiply(outer, readTransform(element.getAttribute('transform')))
    const paint = withOwn(element, inherited)
    const inside = insideOf(element, own, paint, level + 1, isUsed)
    const filters = referencesOf(element).flatMap(({ attribute, id }) =>
      attribute === 'filter' ? [byId.get(id)].flatMap(each => each ?? []) : [],
    )
    const regions = filters.map(filter => regionOf(filter, own, inside.box, canvas))
    const box = regions.length > 0 ? regions.reduce(joinBoxes, undefined) : inside.box
    const isLayer = isDrawnApart(element, root)
    const masks = referencesOf(element).filter(({ attribute }) => attribute === 'mask')
    const hasMaskLayer = masks.some(({ id }) => byId.get(id)?.querySelector(layered))
    const hasLayer = inside.hasLayer || hasMaskLayer
    if (box && isLayer) isFar ||= !meets(box, room) || (hasLayer && beginsFar(box))
    const isOpen = inside.isOpen || functionsIn(element) !== ''
    if (box && !isUsed && !isOpen) boxes.set(element, box)
    return { box, hasLayer: hasLayer || isLayer, isOpen }
  }

  const beginsFar = (box: Box) => box.left < room.left || box.top < room.top

  const all = (elements: Iterable<Element>, inner: Matrix, paint: Paint, level: number, isUsed: boolean) => {
    let { box, hasLayer, isOpen } = nothing
    for (const element of elements) {
      const drawn = visit(element, inner, paint, level, isUsed)
      box = joinBoxes(box, drawn.box)
      hasLayer ||= drawn.hasLayer
      isOpen ||= drawn.isOpen
    }
    return { box, hasLayer, isOpen }
  }

  const insideOf = (element: Element, own: Matrix, paint: Paint, level: number, isUsed: boolean): Drawn => {
    const shape = measureShape(element, dataOf)
    if (shape) {
      if (!shape.box) return nothing
      const width = paint.stroke === 'none' ? 0 : paint.miter * paint.strokeWidth * scaleOf(own)
      const box = growBox(moveBox(own, shape.box), width)
      const isMarked = paint.markers.some(marker => marker !== 'none')
      // Marks stand at its corners, each a layer of its own.
      if (isMarked) isFar ||= beginsFar(box) || box.right > room.right || box.bottom > room.bottom
      return { box, hasLayer: isMarked, isOpen: isMarked }
    }
    if (element.localName === 'image')
      return { box: moveBox(own, boxIn(element)), hasLayer: isCut(element), isOpen: false }
    // Where its letters are is known once they are outlines.
    if (element.localName === 'text')
      return { box: moveBox(own, boxOfWords(element, paint)), hasLayer: false, isOpen: true }
    if (element.localName === 'use') {
      const target = byId.get(element.getAttribute('href')?.slice(1) ?? '')
      const moved = multiply(own, [1, 0, 0, 1, lengthIn(element, 'x'), lengthIn(element, 'y')])
      if (!target) return nothing
      if (target.localName !== 'symbol') return visit(target, moved, paint, level, true)
      const inner = multiply(moved, fit(target, sizeOf(element, sizeOf(target))))
      return { ...all(target.children, inner, paint, level, true), hasLayer: true }
    }
    const isInner = element.localName === 'svg' && element !== root
    return all(drawnChildren(element), isInner ? innerMatrix(element, own) : own, paint, level, isUsed)
  }

  visit(root, matrix, inheritedPaint(root), 0, false)
  return { isFar, boxes, canvas }
}

/** `isOpen`: it may reach farther than its box. */
type Drawn = { readonly box: Box | undefined; readonly hasLayer: boolean; readonly isOpen: boolean }

const nothing: Drawn = { box: undefined, hasLayer: false, isOpen: false }

/** Drawn where others refer to them alone. */
const undrawn = new Set(
  'defs clipPath mask pattern marker linearGradient radialGradient filter symbol title desc metadata'.split(
    ' ',
  ),
)

function isDrawnApart(element: Element, root: Element): boolean {
  if (element.localName === 'svg' && element !== root) return true
  const opacity = element.getAttribute('opacity')
  if (opacity !== null && Number.parseFloat(opacity) !== 1) return true
  return ['clip-path', 'mask', 'filter', 'style'].some(
    name => (element.getAttribute(name) ?? 'none') !== 'none',
  )
}

/** What an element's filter says in words, which reaches as far as they say. */
const functionsIn = (element: Element) =>
  (element.getAttribute('filter') ?? '').replace(/url\([^()]*\)/g, '').trim()

/** Whether only what fits of a picture is shown. */
const isCut = (image: Element) => /slice/.test(image.getAttribute('preserveAspectRatio') ?? '')

/** About where they stand. */
function boxOfWords(text: Element, { fontSize }: Paint): Box {
  const [x, y] = [lengthIn(text, 'x'), lengthIn(text, 'y')]
  const width = fontSize * (1 + (text.textContent?.trim().length ?? 0))
  return { left: x - width, top: y - 2 * fontSize, right: x + width, bottom: y + 2 * fontSize }
}

function meets(one: Box, other: Box): boolean {
  return (
    one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top
  )
}
