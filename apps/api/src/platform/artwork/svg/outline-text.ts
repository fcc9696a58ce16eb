import { randomBytes } from 'node:crypto'
import { Resvg } from '@resvg/resvg-js'
import type { WordSpot } from '@teamloom/artwork/art-details.ts'
import { wordFonts } from '#api/platform/artwork/lettering/shipped-fonts.ts'
import { dropUnseen } from '#api/platform/artwork/svg/drop-unseen.ts'
import { parseDrawing, writeDrawing } from '#api/platform/artwork/svg/parse-drawing.ts'
import { plainDrawing } from '#api/platform/artwork/svg/plain-drawing.ts'
import { type OutlinedWords, smallestWords } from '#api/platform/artwork/svg/smallest-words.ts'
import { placeOf, wordsAlone } from '#api/platform/artwork/svg/words-alone.ts'

/** `root`: all of it, parsed; null where it has no words. */
type Outlined = { readonly svg: string; readonly words: WordSpot | null; readonly root: Element | null }

/**
 * A clean drawing with its words as outlines, as yet untrusted, and those whose letters are smallest; null: there are
 * none. Only the words are drawn by another program: all else stays as it is.
 */
export function outlineText(svg: string): Outlined {
  // Reading it once more takes as long as all else, and most have none.
  if (!svg.includes('<text')) return { svg, words: null, root: null }
  const root = parseDrawing(svg)
  const texts = [...(root?.querySelectorAll('text') ?? [])]
  if (!root || texts.length === 0) return { svg, words: null, root: null }
  // Nobody can have written it.
  const mark = `words-${randomBytes(12).toString('hex')}-`
  const alone = wordsAlone(root, texts, index => `${mark}${index}`)
  const isUnpainted = !root.hasAttribute('fill')
  if (isUnpainted) alone.setAttribute('fill', unsaid)
  const drawn = parseDrawing(drawnAlone(alone))
  if (!drawn) return { svg, words: null, root: null }
  if (isUnpainted)
    for (const path of drawn.querySelectorAll(`[fill="${unsaid}"]`)) path.removeAttribute('fill')
  bringPaints(drawn, root, mark)
  const all = texts.map((text, index): OutlinedWords => {
    const told = (text.textContent ?? '').replace(/\s+/g, ' ').trim()
    return { text: told, outlines: putInPlace(text, drawn.querySelector(`#${mark}${index}`)) }
  })
  const words = smallestWords(root, all)
  // What only the words were painted in, and lay along.
  dropUnseen(root)
  const outlined = plainDrawing(root)
  return { svg: writeDrawing(outlined), words, root: outlined }
}

/** Pictures in what words are painted in are written with a space, and in a vocabulary that is not said. */
function drawnAlone(alone: Element): string {
  const drawn = new Resvg(writeDrawing(alone), { font: wordFonts }).toString()
  return drawn.replace(/ xlink:href="(?:(data:[^",]{1,40},) )?/g, ' href="$1')
}

/** A colour that nobody chooses, for words that say none: they take that of where they are used. */
const unsaid = '#010203'

/** What words are painted in by the box that they take has lost its name; it is written in the order of its use. */
function bringPaints(drawn: Element, root: Element, mark: string): void {
  const lost = [...drawn.querySelectorAll('[id=""]')]
  if (lost.length === 0) return
  for (const [index, paint] of lost.entries()) {
    paint.setAttribute('id', `${mark}paint-${index}`)
  }
  let next = 0
  for (const path of drawn.querySelectorAll('path')) {
    for (const name of ['fill', 'stroke'])
      if (path.getAttribute(name) === 'url(#)') path.setAttribute(name, `url(#${mark}paint-${next++})`)
  }
  const paints = root.ownerDocument.createElementNS(root.namespaceURI, 'defs')
  for (const paint of lost) paints.append(root.ownerDocument.importNode(paint, true))
  root.append(paints)
}

function putInPlace(text: Element, drawn: Element | null): readonly Element[] {
  const { ownerDocument, parentElement } = text
  const place = placeOf(text)
  const outlines = [...(drawn?.querySelectorAll('path') ?? [])].map(path =>
    ownerDocument.importNode(path, true),
  )
  if (parentElement?.localName === 'clipPath') {
    // A form is made of shapes alone.
    for (const outline of outlines) {
      for (const name of ['transform', 'clip-path', 'display']) {
        const value = place.getAttribute(name)
        if (value !== null) outline.setAttribute(name, value)
      }
    }
    text.replaceWith(...outlines)
  } else {
    place.append(...outlines)
    text.replaceWith(place)
  }
  return outlines
}
