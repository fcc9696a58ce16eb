import {
  type Box,
  identity,
  type Matrix,
  moveBox,
  multiply,
  readTransform,
  sharedArea,
} from '#api/platform/artwork/svg/matrix.ts'
import { boxIn, type DataOf, lengthIn, measureShape } from '#api/platform/artwork/svg/measure-shape.ts'
import { most } from '#api/platform/artwork/svg/modest-text.ts'
import { byIdIn, drawnChildren, referencesOf } from '#api/platform/artwork/svg/references.ts'
import { canvasOf, fit, innerMatrix, sizeOf } from '#api/platform/artwork/svg/viewport.ts'

export type ShownPicture = {
  readonly element: Element
  /** From its own units to the pixels of the canvas (`canvasOf`). */
  readonly matrix: Matrix
}

/** More is not looked through: such drawings are refused when they are weighed. */
const mostVisits = 50_000

/** Drawn where others refer to them alone. */
const kept = new Set(
  'defs clipPath mask pattern marker filter symbol linearGradient radialGradient'.split(' '),
)

/**
 * The pictures in a drawing that are seen, each as often as it is drawn: not those that are hidden, or that lie outside
 * its view. Undefined where there is too much to look through.
 */
export function shownPictures(
  root: Element,
  dataOf: DataOf = value => value,
): readonly ShownPicture[] | undefined {
  if (!root.querySelector('image, feImage, use[href]:not([href^="#"])')) return []
  const byId = byIdIn(root)
  const { canvas, matrix } = canvasOf(root)
  const found: ShownPicture[] = []
  let visits = 0

  const visit = (element: Element, outer: Matrix, state: State): void => {
    visits += 1
    if (visits > mostVisits || state.level > most.depth || isGone(element)) return
    const own = multiply(outer, readTransform(element.getAttribute('transform')))
    const inside = { ...stateOf(element, state), level: state.level + 1 }
    for (const { attribute, id } of referencesOf(element)) {
      const target = byId.get(id)
      if (!target) continue
      if (attribute === 'href') visitUsed(element, target, own, inside)
      else if (attribute === 'fill' || attribute === 'stroke') continue
      else visitAll(target.children, own, inside)
    }
    const paints = isShape(element) && inside.isVisible ? [inside.fill, inside.stroke] : []
    for (const paint of paints) visitPattern(byId.get(idIn(paint)), element, own, inside)
    if (element.localName === 'image') take(element, own, inside)
    else if (element.localName === 'feImage') found.push({ element, matrix: own })
    else if (element.localName === 'use' && isOutside(element)) take(element, own, inside)
    const isInner = element.localName === 'svg' && element !== root
    visitAll(drawnChildren(element), isInner ? innerMatrix(element, own) : own, inside)
  }

  const visitAll = (elements: Iterable<Element>, matrix: Matrix, state: State): void => {
    for (const element of elements) if (!kept.has(element.localName)) visit(element, matrix, state)
  }

  const visitUsed = (use: Element, target: Element, matrix: Matrix, state: State): void => {
    if (use.localName !== 'use') return
    const moved = multiply(matrix, [1, 0, 0, 1, lengthIn(use, 'x'), lengthIn(use, 'y')])
    if (target.localName !== 'symbol') visit(target, moved, state)
    else visitAll(target.children, multiply(moved, fit(target, sizeOf(use, sizeOf(target)))), state)
  }

  const visitPattern = (
    pattern: Element | undefined,
    shape: Element,
    matrix: Matrix,
    state: State,
    deep = 0,
  ): void => {
    if (pattern?.localName !== 'pattern' || deep > 4) return
    if (pattern.children.length === 0) {
      const [other] = referencesOf(pattern).filter(({ attribute }) => attribute === 'href')
      return visitPattern(other && byId.get(other.id), shape, matrix, state, deep + 1)
    }
    const turned = multiply(matrix, readTransform(pattern.getAttribute('patternTransform')))
    visitAll(pattern.children, multiply(turned, contentMatrix(pattern, shape, dataOf)), state)
  }

  const take = (element: Element, matrix: Matrix, { isVisible }: State): void => {
    const box = moveBox(matrix, boxIn(element))
    // One that says no size has that of its picture, which may reach anywhere.
    const isSized = element.hasAttribute('width') && element.hasAttribute('height')
    if (isVisible && (!isSized || sharedArea(box, canvas) > 0)) found.push({ element, matrix })
  }

  visit(root, matrix, { isVisible: true, fill: '', stroke: '', level: 0 })
  return visits > mostVisits ? undefined : found
}

type State = {
  readonly isVisible: boolean
  readonly fill: string
  readonly stroke: string
  readonly level: number
}

/** Whether a picture is of another file, or of nowhere. */
export function isOutside(element: Element): boolean {
  const href = element.getAttribute('href')?.trim() ?? ''
  return href !== '' && !href.startsWith('#') && !href.startsWith('data:')
}

/** Whether an element is not shown, with all that is in it. */
function isGone(element: Element): boolean {
  return (
    element.getAttribute('display') === 'none' ||
    Number.parseFloat(element.getAttribute('opacity') ?? '1') <= 0
  )
}

function stateOf(element: Element, outer: State): State {
  const visibility = element.getAttribute('visibility')
  return {
    ...outer,
    isVisible: visibility === null || visibility === 'inherit' ? outer.isVisible : visibility === 'visible',
    fill: element.getAttribute('fill') ?? outer.fill,
    stroke: element.getAttribute('stroke') ?? outer.stroke,
  }
}

function isShape({ localName }: Element): boolean {
  return /^(?:path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath)$/.test(localName)
}

/** From the units inside of a pattern to those of the shape that it fills. */
function contentMatrix(pattern: Element, shape: Element, dataOf: DataOf): Matrix {
  const box: Box | undefined = measureShape(shape, dataOf)?.box
  const [width, height] = box ? [box.right - box.left, box.bottom - box.top] : [1, 1]
  const isOfBox = (name: string, usual: string) =>
    (pattern.getAttribute(name) ?? usual) === 'objectBoundingBox'
  if (pattern.hasAttribute('viewBox')) {
    const [across, down] = isOfBox('patternUnits', 'objectBoundingBox') ? [width, height] : [1, 1]
    const tile = sizeOf(pattern)
    return fit(pattern, { width: tile.width * across, height: tile.height * down })
  }
  return isOfBox('patternContentUnits', 'userSpaceOnUse') ? [width, 0, 0, height, 0, 0] : identity
}

function idIn(paint: string): string {
  return /url\(#([^()]*)\)/.exec(paint)?.[1] ?? ''
}
