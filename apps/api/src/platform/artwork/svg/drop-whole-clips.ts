import { type Box, type Matrix, moveBox, multiply, readTransform } from '#api/platform/artwork/svg/matrix.ts'
import { boxIn, type DataOf } from '#api/platform/artwork/svg/measure-shape.ts'
import { byIdIn } from '#api/platform/artwork/svg/references.ts'
import { canvasOf, fillsItsView } from '#api/platform/artwork/svg/viewport.ts'

/**
 * Clips that are rectangles around all of the drawing go: they cut nothing off. What draws it would draw what they hold
 * apart, and lose what reaches far to the left or above of what is clipped twice.
 */
export function dropWholeClips(root: Element, dataOf: DataOf): void {
  const clipped = root.querySelectorAll('[clip-path]')
  if (clipped.length === 0 || !fillsItsView(root)) return
  const byId = byIdIn(root)
  const { canvas, matrix } = canvasOf(root)
  const used = new Set([...root.querySelectorAll('[href]')].map(element => element.getAttribute('href')))
  for (const element of clipped) {
    const clip = byId.get(/^url\(#([^()]*)\)$/.exec(element.getAttribute('clip-path') ?? '')?.[1] ?? '')
    const box = clip && rectangleOf(clip, dataOf)
    const outer = box && matrixTo(element, root, used)
    if (!outer || element.querySelector('[style]')) continue
    if (holds(moveBox(multiply(matrix, outer), box), canvas)) element.removeAttribute('clip-path')
  }
}

/**
 * The box of a clip that is a rectangle and nothing else, in the units of what is clipped; undefined of any other.
 */
function rectangleOf(clip: Element, dataOf: DataOf): Box | undefined {
  const [shape, more] = clip.children
  const isPlain = (element: Element, ...names: readonly string[]) =>
    names.every(name => !element.hasAttribute(name))
  if (!shape || more || clip.localName !== 'clipPath') return undefined
  if (!isPlain(clip, 'clip-path', 'transform') || clip.getAttribute('clipPathUnits') === 'objectBoundingBox')
    return undefined
  if (!isPlain(shape, 'clip-path', 'mask', 'rx', 'ry', 'display', 'visibility')) return undefined
  const own = readTransform(shape.getAttribute('transform'))
  const box =
    shape.localName === 'rect'
      ? boxIn(shape)
      : shape.localName === 'path'
        ? boxOfPath(dataOf(shape.getAttribute('d')) ?? '')
        : undefined
  return box && isUpright(own) ? moveBox(own, box) : undefined
}

/** The box of path data that goes around one rectangle; undefined of any other. */
function boxOfPath(data: string): Box | undefined {
  if (data.length > 300 || /[^MLHVZ\d\s,.e+-]/.test(data)) return undefined
  const points: (readonly [number, number])[] = []
  let [x, y] = [0, 0]
  for (const [, command, rest = ''] of data.replace(/Z\s*M[^A-Z]*$/, 'Z').matchAll(/([MLHVZ])([^MLHVZ]*)/g)) {
    if (command === 'Z') continue
    const numbers = rest.match(/[-+]?[\d.]+(?:e[-+]?\d+)?/g)?.map(Number) ?? []
    if (numbers.length !== (command === 'H' || command === 'V' ? 1 : 2)) return undefined
    const [first = 0, second = 0] = numbers
    ;[x, y] = command === 'H' ? [first, y] : command === 'V' ? [x, first] : [first, second]
    points.push([x, y])
  }
  const [xs, ys] = [points.map(([each]) => each), points.map(([, each]) => each)]
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  const corners = new Set(points.map(([px, py]) => `${px === box.left}${px === box.right}${py === box.top}`))
  const isAround = points.every(([px, py], index) => {
    const [nx, ny] = points[(index + 1) % points.length]!
    const isCorner = (px === box.left || px === box.right) && (py === box.top || py === box.bottom)
    return isCorner && (px === nx || py === ny)
  })
  return isAround && corners.size === 4 && points.length <= 5 ? box : undefined
}

/** From an element's units to the whole drawing's; undefined where it is drawn elsewhere too, or in units of its own. */
function matrixTo(element: Element, root: Element, used: ReadonlySet<string | null>): Matrix | undefined {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
    if ((each !== element && each.localName !== 'g') || each.localName === 'svg') return undefined
    if (used.has(`#${each.id}`)) return undefined
    matrix = multiply(readTransform(each.getAttribute('transform')), matrix)
  }
  return isUpright(matrix) ? matrix : undefined
}

const isUpright = ([, b, c]: Matrix) => b === 0 && c === 0

/** Within what nobody sees of a pixel. */
const tolerance = 0.01

function holds(one: Box, other: Box): boolean {
  return (
    one.left <= other.left + tolerance &&
    one.top <= other.top + tolerance &&
    one.right >= other.right - tolerance &&
    one.bottom >= other.bottom - tolerance
  )
}
