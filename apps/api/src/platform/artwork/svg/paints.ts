import { randomBytes } from 'node:crypto'
import { plainColor } from '@teamloom/artwork/plain-color.ts'
import { liftPaths } from '#api/platform/artwork/svg/lift-paths.ts'
import { parseDrawing, writeDrawing } from '#api/platform/artwork/svg/parse-drawing.ts'

export type Paints = {
  /** Every colour that something is painted in, as hex, in the order of the drawing; some may be covered. */
  readonly all: readonly string[]
  /** The colours that let nothing through somewhere. */
  readonly solid: ReadonlySet<string>
  /** What is seen may be of other colours too: there are pictures, or paints that mix. */
  readonly isMixed: boolean
  /** What a filter or a blend makes of a paint is not told by the paint. */
  readonly isChanged: boolean
}

/** All of it is told by its pixels. */
export const paintsOfPicture: Paints = { all: [], solid: new Set(), isMixed: true, isChanged: false }

const paintNames = ['fill', 'stroke', 'stop-color', 'color'] as const
const shapes = new Set('path rect circle ellipse line polyline polygon text'.split(' '))
/** What is drawn in these is a form, not a colour. */
const forms = new Set(['mask', 'clipPath', 'filter'])
const black = '#000000'

/** What a clean drawing is painted in. */
export function paintsOf(root: Element): Paints {
  const all = new Set<string>()
  const solid = new Set<string>()
  let isMixed = root.querySelector('image, mask, filter, [style]') !== null
  const take = (hex: string, isSolid: boolean) => {
    all.add(hex)
    if (isSolid) solid.add(hex)
    else isMixed = true
  }
  const visit = (element: Element, outer: Standing) => {
    if (forms.has(element.localName)) return
    const standing = standingOf(element, outer)
    for (const name of paintNames) {
      const color = colorOf(element.getAttribute(name))
      if (color) take(color.hex, color.isSolid && standing.isSolid[name])
    }
    const isUnpainted =
      (shapes.has(element.localName) && !standing.isFilled) ||
      (element.localName === 'stop' && !element.hasAttribute('stop-color'))
    if (isUnpainted) take(black, standing.isSolid.fill)
    for (const child of element.children) visit(child, standing)
  }
  visit(root, { isFilled: false, isSolid: { fill: true, stroke: true, 'stop-color': true, color: true } })
  return { all: [...all], solid, isMixed, isChanged: root.querySelector('filter, [style]') !== null }
}

type Standing = {
  /** Something says in what. */
  readonly isFilled: boolean
  readonly isSolid: Readonly<Record<(typeof paintNames)[number], boolean>>
}

function standingOf(element: Element, { isFilled, isSolid }: Standing): Standing {
  const isOpaque = (name: string) => Number.parseFloat(element.getAttribute(name) ?? '1') >= 1
  const whole = isOpaque('opacity')
  return {
    isFilled: isFilled || element.hasAttribute('fill'),
    isSolid: {
      fill: isSolid.fill && whole && isOpaque('fill-opacity'),
      stroke: isSolid.stroke && whole && isOpaque('stroke-opacity'),
      'stop-color': whole && isOpaque('stop-opacity'),
      color: isSolid.color && whole,
    },
  }
}

function colorOf(value: string | null): { readonly hex: string; readonly isSolid: boolean } | undefined {
  if (value === null || /^(?:none|inherit|transparent|currentcolor|url\()/i.test(value.trim()))
    return undefined
  // As nearly all are by now, which takes no reading.
  if (/^#[\da-f]{6}$/i.test(value)) return { hex: value.toUpperCase(), isSolid: true }
  const plain = plainColor(value.trim())
  if (plain?.startsWith('#')) return { hex: plain.toUpperCase(), isSolid: true }
  const opaque = plain && plainColor(plain.replace(/,[^,]*\)$/, ')').replace('rgba', 'rgb'))
  return opaque ? { hex: opaque.toUpperCase(), isSolid: false } : undefined
}

/** What lets something through hides nothing. */
const shade = { fill: 'none', stroke: 'none', 'stop-color': black, color: black } as const

/**
 * A clean drawing in other colours, as often as is asked, without its pictures: it is read once, and its colours are
 * put into its text.
 */
export function repainter(svg: string): ((colorFor: (hex: string) => string) => string) | undefined {
  const paths = liftPaths(svg)
  const root = parseDrawing(paths.text)
  if (!root) return undefined
  for (const image of root.querySelectorAll('image, feImage')) image.remove()
  // Nobody can have written it.
  const mark = `paint-${randomBytes(12).toString('hex')}-`
  const marked = (hex: string) => mark + hex.slice(1)
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of paintNames) {
      const color = colorOf(element.getAttribute(name))
      if (color) element.setAttribute(name, color.isSolid ? marked(color.hex) : shade[name])
    }
    if (element.localName === 'stop' && !element.hasAttribute('stop-color'))
      element.setAttribute('stop-color', marked(black))
  }
  if (!root.hasAttribute('fill')) root.setAttribute('fill', marked(black))
  // The first is what stands before all of them.
  const [head = '', ...parts] = paths.putBack(writeDrawing(root)).split(mark)
  return colorFor => head + parts.map(part => colorFor(`#${part.slice(0, 6)}`) + part.slice(6)).join('')
}
