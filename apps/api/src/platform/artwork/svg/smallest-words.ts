import type { WordSpot } from '@teamloom/artwork/art-details.ts'
import {
  type Box,
  joinBoxes,
  type Matrix,
  moveBox,
  multiply,
  readTransform,
  scaleOf,
} from '#api/platform/artwork/svg/matrix.ts'
import { measurePath } from '#api/platform/artwork/svg/measure-path.ts'
import { lengthIn } from '#api/platform/artwork/svg/measure-shape.ts'
import { canvasOf, viewportMatrix } from '#api/platform/artwork/svg/viewport.ts'

const longestTold = 40

/** Words, and their outlines where they are in a drawing. */
export type OutlinedWords = { readonly text: string; readonly outlines: readonly Element[] }

/** The words of a drawing whose letters are smallest; null: there are none. */
export function smallestWords(root: Element, all: readonly OutlinedWords[]): WordSpot | null {
  const { canvas, matrix } = canvasOf(root)
  let smallest: WordSpot | null = null
  for (const { text, outlines } of all) {
    const letters = /[\p{L}\p{N}]/u.test(text) ? measureLetters(outlines, matrix) : undefined
    if (!letters) continue
    const { box, height } = letters
    const size = height / canvas.right
    if (smallest && smallest.size <= size) continue
    smallest = {
      text: [...text].slice(0, longestTold).join(''),
      u: (box.left + box.right) / 2 / canvas.right,
      v: (box.top + box.bottom) / 2 / canvas.bottom,
      width: (box.right - box.left) / canvas.right,
      height: (box.bottom - box.top) / canvas.right,
      size,
    }
  }
  return smallest
}

function matrixOf(element: Element, canvas: Matrix): Matrix {
  const { parentElement: outer } = element
  if (!outer) return canvas
  const own = readTransform(element.getAttribute('transform'))
  const inner =
    element.localName === 'svg'
      ? multiply([1, 0, 0, 1, lengthIn(element, 'x'), lengthIn(element, 'y')], viewportMatrix(element))
      : own
  return multiply(matrixOf(outer, canvas), inner)
}

/** The highest of its letters, and all of them, on the canvas. */
function measureLetters(
  outlines: readonly Element[],
  canvas: Matrix,
): { readonly box: Box; readonly height: number } | undefined {
  let box: Box | undefined
  let height = 0
  for (const path of outlines) {
    const own = matrixOf(path, canvas)
    for (const outline of (path.getAttribute('d') ?? '').split(/(?=M)/)) {
      const measured = measurePath(outline)?.box
      if (!measured) continue
      box = joinBoxes(box, moveBox(own, measured))
      height = Math.max(height, (measured.bottom - measured.top) * scaleOf(own))
    }
  }
  return box && { box, height }
}
