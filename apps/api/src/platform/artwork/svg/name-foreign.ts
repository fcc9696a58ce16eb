import type { UndrawnFeature } from '@teamloom/artwork/drawing-fault.ts'
import { svgNamespace } from '#api/platform/artwork/svg/plain-drawing.ts'

/** What one program draws and no other knows by its name in SVG. */
const ofOneProgram: Readonly<Record<string, UndrawnFeature>> = {
  flowRoot: 'flowedText',
  meshgradient: 'meshGradient',
  meshGradient: 'meshGradient',
  hatch: 'meshGradient',
}

/**
 * What a drawing shows in another vocabulary than SVG's, or in words of SVG that were never agreed on: it would be left
 * out, and nobody would know. Looked for before all that is not known goes.
 */
export function nameForeign(root: Element): UndrawnFeature | undefined {
  for (const element of root.querySelectorAll('*')) {
    const feature = element.namespaceURI === svgNamespace ? nameOf(element, root) : undefined
    if (feature && isShown(element)) return feature
  }
  return undefined
}

function nameOf(element: Element, root: Element): UndrawnFeature | undefined {
  if (element.localName === 'foreignObject') return nameOfPage(element)
  if (element.localName === 'text') return isFlowed(element) ? 'flowedText' : undefined
  const feature = ofOneProgram[element.localName]
  if (feature === 'flowedText') return /\S/.test(element.textContent ?? '') ? feature : undefined
  return feature && isMeant(element, root) ? feature : undefined
}

/** Words that are to be broken into lines, where none of them says where it stands for those who do not break them. */
function isFlowed(text: Element): boolean {
  const isBroken =
    /^\s*(?!none)\S/.test(text.getAttribute('shape-inside') ?? '') ||
    Number.parseFloat(text.getAttribute('inline-size') ?? '') > 0
  return isBroken && hasWordsWithoutPlace(text)
}

function hasWordsWithoutPlace(element: Element): boolean {
  return [...element.childNodes].some(node =>
    node.nodeType === 3
      ? /\S/.test(node.nodeValue ?? '')
      : node.nodeType === 1 && !(node as Element).hasAttribute('y') && hasWordsWithoutPlace(node as Element),
  )
}

/** A part of a web page. Where another stands for it that is drawn, nothing of it is missed. */
function nameOfPage(foreign: Element): UndrawnFeature | undefined {
  const isEmpty = foreign.children.length === 0 && !/\S/.test(foreign.textContent ?? '')
  if (isEmpty || isOfNoSize(foreign) || foreign.getAttribute('requiredExtensions')?.trim()) return undefined
  const { parentElement: outer } = foreign
  if (outer?.localName === 'switch' && outer.children.length > 1) return undefined
  const styles = [...foreign.querySelectorAll('[style]')].map(element => element.getAttribute('style') ?? '')
  return styles.some(style => /conic-gradient\s*\(/i.test(style)) ? 'angularGradient' : 'foreignObject'
}

function isOfNoSize(foreign: Element): boolean {
  return ['width', 'height'].some(name => Number.parseFloat(foreign.getAttribute(name) ?? '0') === 0)
}

function isShown(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.getAttribute('display') === 'none') return false
  return true
}

/** Something is painted in it. */
function isMeant(paint: Element, root: Element): boolean {
  return (
    paint.id !== '' &&
    [...root.querySelectorAll('[fill*="#"], [stroke*="#"]')].some(element =>
      ['fill', 'stroke'].some(name => element.getAttribute(name)?.includes(`#${paint.id}`)),
    )
  )
}
