import type { Embedded } from '#api/platform/artwork/svg/embed-images.ts'
import { filterEffort } from '#api/platform/artwork/svg/filter-effort.ts'
import {
  type Box,
  growBox,
  joinBoxes,
  type Matrix,
  moveBox,
  multiply,
  readTransform,
  scaleOf,
  sharedArea,
} from '#api/platform/artwork/svg/matrix.ts'
import { boxIn, type DataOf, lengthIn, measureShape } from '#api/platform/artwork/svg/measure-shape.ts'
import { most } from '#api/platform/artwork/svg/modest-text.ts'
import { inheritedPaint, type Paint, withOwn } from '#api/platform/artwork/svg/paint.ts'
import { byIdIn, drawnChildren, referencesOf } from '#api/platform/artwork/svg/references.ts'
import { canvasOf, viewportMatrix } from '#api/platform/artwork/svg/viewport.ts'

/**
 * Milliseconds, about: seven times what the slowest hundredth of real drawings takes. What the renderer does is counted
 * as it does it, from sizes alone.
 */
export const mostEffort = 3000

/** What is drawn with something else is drawn again for it: more than this is not even counted. */
const mostVisits = 200_000

/** Milliseconds for a million pixels. */
const perPixels = { plain: 1.5, shaded: 12, layer: 12, clip: 24, mask: 30, image: 8 } as const
/** For each, or for each pixel of a line's length. */
const perThing = { element: 0.01, segment: 0.0002, edge: 0.00004, dash: 0.003, letter: 0.1 } as const

/** How long drawing takes; Infinity for what would never end or take more memory than there is. */
export function effortOf(
  root: Element,
  embedded: ReadonlyMap<Element, Embedded>,
  dataOf: DataOf = value => value,
): number {
  const byId = byIdIn(root)
  const { canvas, matrix } = canvasOf(root)
  const millions = (box: Box | undefined) => (box ? sharedArea(box, canvas) / 1e6 : 0)
  let total = 0
  let visits = 0

  const targetsOf = (element: Element, attribute: string) =>
    referencesOf(element).flatMap(reference => {
      const target = reference.attribute === attribute ? byId.get(reference.id) : undefined
      return target ? [target] : []
    })

  /** What an element covers, in pixels. */
  const visit = (element: Element, outer: Matrix, inherited: Paint, level: number): Box | undefined => {
    visits += 1
    if (level > most.depth || visits > mostVisits) total = Infinity
    if (total > mostEffort || undrawn.has(element.localName)) return undefined
    if (element.getAttribute('display') === 'none') return undefined
    total += perThing.element
    const own = multiply(outer, readTransform(element.getAttribute('transform')))
    const paint = withOwn(element, inherited)
    const box = visitShape(element, own, paint, level) ?? visitInside(element, own, paint, level)
    addLayers(element, own, box, level)
    return box
  }

  const visitAll = (elements: Iterable<Element>, matrix: Matrix, paint: Paint, level: number) => {
    let box: Box | undefined
    for (const element of elements) box = joinBoxes(box, visit(element, matrix, paint, level + 1))
    return box
  }

  /** What another element brings along, which is drawn in its own right. */
  const visitTarget = (target: Element, matrix: Matrix, level: number) => {
    visits += 1
    if (level > most.depth) total = Infinity
    if (total > mostEffort) return undefined
    const source = target.children.length > 0 ? target : (targetsOf(target, 'href')[0] ?? target)
    // Marks that it inherits would stand on themselves.
    const paint = { ...inheritedPaint(source), markers: [] }
    const box = visitAll(source.children, matrix, paint, level + 1)
    addLayers(target, matrix, box, level)
    return box
  }

  const visitInside = (element: Element, matrix: Matrix, paint: Paint, level: number): Box | undefined => {
    if (element.localName === 'text') {
      const letters = element.textContent?.trim().length ?? 0
      total += perThing.letter * letters
      const [x, y] = [lengthIn(element, 'x'), lengthIn(element, 'y')]
      const [width, height] = [letters * paint.fontSize, 2 * (1 + element.children.length) * paint.fontSize]
      return moveBox(matrix, { left: x - width, top: y - height, right: x + width, bottom: y + height })
    }
    if (element.localName === 'use') {
      const [target] = targetsOf(element, 'href')
      if (!target) return undefined
      const moved = multiply(matrix, [1, 0, 0, 1, lengthIn(element, 'x'), lengthIn(element, 'y')])
      if (target.localName !== 'symbol') return visit(target, moved, paint, level + 1)
      return visitAll(target.children, multiply(moved, viewportMatrix(target, element)), paint, level + 1)
    }
    if (element.localName === 'image') {
      const box = moveBox(matrix, boxIn(element))
      total += perPixels.image * millions(box) + (embedded.get(element)?.effort ?? 0)
      return box
    }
    const isInner = element.localName === 'svg' && element !== root
    const moved = isInner
      ? multiply(
          matrix,
          multiply([1, 0, 0, 1, lengthIn(element, 'x'), lengthIn(element, 'y')], viewportMatrix(element)),
        )
      : matrix
    return visitAll(drawnChildren(element), moved, paint, level)
  }

  const visitShape = (element: Element, matrix: Matrix, paint: Paint, level: number): Box | undefined => {
    const shape = measureShape(element, dataOf)
    if (!shape) return undefined
    if (!shape.box) return undefined
    const scale = scaleOf(matrix)
    const width = paint.strokeWidth * scale
    const length = Math.min(shape.length * scale, 1e6 * shape.segments)
    const box = moveBox(matrix, shape.box)
    total += perThing.segment * shape.segments
    if (paint.fill !== 'none') {
      total += perThing.edge * length + shade(paint.fill) * millions(box)
      addPaint(paint.fill, matrix, level)
    }
    const isStroked = paint.stroke !== 'none' && width > 0
    const drawn = isStroked ? growBox(box, paint.miter * width) : box
    if (isStroked) {
      const dashes = paint.dashLength > 0 ? shape.length / paint.dashLength : 0
      total += perThing.edge * 3 * length + perThing.segment * 9 * shape.segments
      total += perThing.dash * dashes
      total += shade(paint.stroke) * Math.min(millions(drawn), (length * Math.max(1, width)) / 1e6)
      addPaint(paint.stroke, matrix, level)
    }
    for (const marker of paint.markers) addMarks(marker, shape.segments, matrix, paint.strokeWidth, level)
    return drawn
  }

  const addPaint = (paint: string, matrix: Matrix, level: number) => {
    const pattern = byId.get(idIn(paint))
    if (pattern?.localName !== 'pattern') return
    visitTarget(pattern, multiply(matrix, readTransform(pattern.getAttribute('patternTransform'))), level + 1)
  }

  const addMarks = (paint: string, count: number, matrix: Matrix, strokeWidth: number, level: number) => {
    const marker = byId.get(idIn(paint))
    if (!marker) return
    const before = total
    const scale = marker.getAttribute('markerUnits') === 'userSpaceOnUse' ? 1 : strokeWidth
    visitTarget(
      marker,
      multiply(matrix, multiply([scale, 0, 0, scale, 0, 0], viewportMatrix(marker))),
      level + 1,
    )
    total += (total - before) * Math.max(0, count - 1)
  }

  const addLayers = (element: Element, matrix: Matrix, box: Box | undefined, level: number) => {
    const opacity = element.getAttribute('opacity')
    const isLayer = (opacity !== null && Number(opacity) !== 1) || element.hasAttribute('style')
    if (isLayer) total += perThing.element + perPixels.layer * millions(box)
    for (const attribute of ['clip-path', 'mask'] as const) {
      for (const target of targetsOf(element, attribute)) {
        total += perPixels[attribute === 'mask' ? 'mask' : 'clip'] * millions(box)
        visitTarget(target, matrix, level + 1)
      }
    }
    const value = element.getAttribute('filter')
    if (value === null || value === 'none') return
    const filters = targetsOf(element, 'filter')
    total += filterEffort(value, filters, matrix, box, canvas)
    for (const image of filters.flatMap(filter => [...filter.querySelectorAll('feImage')]))
      for (const target of targetsOf(image, 'href')) visit(target, matrix, inheritedPaint(target), level + 1)
  }

  visitAll(root.children, matrix, withOwn(root, inheritedPaint(root)), 1)
  addLayers(root, matrix, canvas, 1)
  return total
}

/** Drawn where others refer to them alone. */
const undrawn = new Set(
  'defs clipPath mask pattern marker linearGradient radialGradient filter symbol title desc metadata'.split(
    ' ',
  ),
)

function shade(paint: string): number {
  return paint.startsWith('url') ? perPixels.shaded : perPixels.plain
}

function idIn(paint: string): string {
  return /url\(#([^()]*)\)/.exec(paint)?.[1] ?? ''
}
