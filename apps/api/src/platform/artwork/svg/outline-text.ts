import { Resvg } from '@resvg/resvg-js'
import type { WordSpot } from '@teamloom/artwork/art-details.ts'
import { fontFiles, usualFont } from '#api/platform/artwork/lettering/shipped-fonts.ts'
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
import { parseDrawing, writeDrawing } from '#api/platform/artwork/svg/parse-drawing.ts'
import { plainDrawing } from '#api/platform/artwork/svg/plain-drawing.ts'
import { canvasOf } from '#api/platform/artwork/svg/viewport.ts'

const longestTold = 40

/**
 * A clean drawing with its words as outlines, as yet untrusted, and those whose letters are smallest; null: there are
 * none. `textPaint`: they are painted in a way that outlines do not take over.
 */
export function outlineText(
  svg: string,
): { readonly svg: string; readonly words: WordSpot | null } | 'textPaint' {
  // Reading it once more takes as long as all else, and most have none.
  if (!svg.includes('<text')) return { svg, words: null }
  const root = parseDrawing(svg)
  const texts = [...(root?.querySelectorAll('text') ?? [])]
  if (!root || texts.length === 0) return { svg, words: null }
  const told = new Map<string, string>()
  for (const [index, text] of texts.entries()) {
    if (!text.id) text.setAttribute('id', `words-${index}`)
    told.set(text.id, (text.textContent ?? '').replace(/\s+/g, ' ').trim())
  }
  const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: usualFont }
  const drawing = new Resvg(writeDrawing(root), { font, fitTo: { mode: 'width', value: comparedPixels } })
  const outlined = parseDrawing(drawing.toString())
  if (!outlined) return { svg, words: null }
  const isRenamed = nameLostPaints(outlined)
  const plain = plainDrawing(outlined)
  const written = writeDrawing(plain)
  if (isRenamed && !isAlike(written, drawing.render().pixels)) return 'textPaint'
  return { svg: written, words: smallestWords(plain, told) }
}

const comparedPixels = 256

/** What words are painted in has lost its name; it is written in the order in which it is used. */
function nameLostPaints(root: Element): boolean {
  const lost = [...root.querySelectorAll('[id=""]')]
  for (const [index, paint] of lost.entries()) paint.setAttribute('id', `paint-${index}`)
  let next = 0
  for (const path of root.querySelectorAll('path')) {
    for (const name of ['fill', 'stroke'])
      if (path.getAttribute(name) === 'url(#)') path.setAttribute(name, `url(#paint-${next++})`)
  }
  return lost.length > 0
}

function isAlike(svg: string, pixels: Uint8Array): boolean {
  const again = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: comparedPixels },
  }).render().pixels
  return again.length === pixels.length && again.every((byte, at) => Math.abs(byte - pixels[at]!) <= 8)
}

function smallestWords(root: Element, told: ReadonlyMap<string, string>): WordSpot | null {
  const { canvas, matrix } = canvasOf(root)
  let smallest: WordSpot | null = null
  for (const group of root.querySelectorAll('g[id]')) {
    const text = told.get(group.id) ?? ''
    const letters = /[\p{L}\p{N}]/u.test(text) ? measureLetters(group, matrixOf(group, matrix)) : undefined
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
  const outer = element.parentElement ? matrixOf(element.parentElement, canvas) : canvas
  return multiply(outer, readTransform(element.getAttribute('transform')))
}

/** The highest of its letters, and all of them, on the canvas. */
function measureLetters(
  group: Element,
  matrix: Matrix,
): { readonly box: Box; readonly height: number } | undefined {
  let box: Box | undefined
  let height = 0
  for (const path of group.querySelectorAll('path')) {
    const own = multiply(matrix, readTransform(path.getAttribute('transform')))
    for (const outline of (path.getAttribute('d') ?? '').split(/(?=M)/)) {
      const measured = measurePath(outline)?.box
      if (!measured) continue
      box = joinBoxes(box, moveBox(own, measured))
      height = Math.max(height, (measured.bottom - measured.top) * scaleOf(own))
    }
  }
  return box && { box, height }
}
