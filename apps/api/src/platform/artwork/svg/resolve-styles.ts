import type { DrawingFault } from '@teamloom/artwork/drawing-fault.ts'
import { cssTransform } from '#api/platform/artwork/svg/css-transform.ts'
import {
  type Declaration,
  readDeclarations,
  readStyleSheet,
  type StyleRule,
} from '#api/platform/artwork/svg/style-sheet.ts'
import {
  geometryAttributes,
  presentationAttributes,
  resolvedAttributes,
  stylesOnly,
} from '#api/platform/artwork/svg/svg-vocabulary.ts'

const webNamespace = 'http://www.w3.org/1999/xhtml'

/** More elements than this are not asked whether a rule means them. */
const mostMatches = 1_000_000

type Styles = Map<string, Declaration>

/**
 * Gives each element what its sheets and its style say of it, as attributes: which of several counts is decided here,
 * as browsers do.
 */
export function resolveStyles(root: Element): DrawingFault | undefined {
  const elements = [root, ...root.querySelectorAll('*')].filter(
    ({ namespaceURI }) => namespaceURI !== webNamespace,
  )
  const styles = new Map<Element, Styles>()
  const give = (element: Element, declarations: readonly Declaration[]) => {
    const known = styles.get(element) ?? new Map<string, Declaration>()
    styles.set(element, known)
    for (const declaration of declarations.flatMap(longhands)) {
      if (!known.get(declaration.property)?.isImportant || declaration.isImportant)
        known.set(declaration.property, declaration)
    }
  }
  const sheets = elements.filter(isSheet)
  const rules = sheets.flatMap(sheet => readStyleSheet(sheet.textContent ?? ''))
  if (!giveRules(elements, rules, give)) return 'tooComplex'

  const readStyle = remembered(readDeclarations)
  for (const element of elements) {
    const style = element.getAttribute('style')
    if (style !== null) give(element, readStyle(style))
    element.removeAttribute('style')
  }
  for (const [element, declared] of styles) write(element, declared)
  return undefined
}

function isSheet(element: Element): boolean {
  const type = element.getAttribute('type') ?? ''
  return element.localName === 'style' && /^(?:text\/css)?$/i.test(type)
}

function giveRules(
  elements: readonly Element[],
  rules: readonly StyleRule[],
  give: (element: Element, declarations: readonly Declaration[]) => void,
): boolean {
  if (rules.length === 0) return true
  const byKey = indexByKey(elements)
  let matches = 0
  for (const { key, selector, declarations } of rules.toSorted((a, b) => a.specificity - b.specificity)) {
    const candidates = key === '*' ? elements : (byKey.get(key) ?? [])
    matches += candidates.length * (key === selector ? 1 : 10)
    if (matches > mostMatches) return false
    for (const element of candidates)
      if (key === selector || isMeant(element, selector)) give(element, declarations)
  }
  return true
}

function isMeant(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

function indexByKey(elements: readonly Element[]): ReadonlyMap<string, readonly Element[]> {
  const byKey = new Map<string, Element[]>()
  for (const element of elements) {
    const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter(name => name !== '')
    const keys = [element.localName, `#${element.id}`, ...classes.map(name => `.${name}`)]
    for (const key of new Set(keys)) {
      const known = byKey.get(key)
      if (known) known.push(element)
      else byKey.set(key, [element])
    }
  }
  return byKey
}

function longhands(declaration: Declaration): readonly Declaration[] {
  const { property } = declaration
  if (property === 'marker')
    return ['marker-start', 'marker-mid', 'marker-end'].map(each => ({ ...declaration, property: each }))
  if (property === 'font') return fontLonghands(declaration)
  if (property === 'background') return [{ ...declaration, property: 'background-color' }]
  return [declaration]
}

/** `italic bold 12px/30px Georgia, serif`; a font of the system's is none. */
function fontLonghands(declaration: Declaration): readonly Declaration[] {
  // Families may begin at their quote, and the height of lines stand apart from its stroke.
  const value = declaration.value.slice(0, 500).replace(/["']/, ' $&')
  const words = value.replaceAll(/ ?\/ ?/g, '/').split(/\s+/)
  const at = words.findIndex(word => /^[\d.]+(?:%|[a-z]{1,4})(?:\/|$)/i.test(word))
  const [size] = words[at]?.split('/') ?? []
  const families = words.slice(at + 1).join(' ')
  if (size === undefined || families === '') return []
  const kinds = words.slice(0, at)
  const say = (property: string, value: string | undefined) => ({
    ...declaration,
    property,
    value: value ?? 'normal',
  })
  return [
    say('font-size', size),
    say('font-family', families),
    say(
      'font-style',
      kinds.find(word => /^(?:italic|oblique)$/i.test(word)),
    ),
    say(
      'font-weight',
      kinds.find(word => /^(?:bold|bolder|lighter|[1-9]00)$/i.test(word)),
    ),
  ]
}

function write(element: Element, styles: Styles): void {
  const geometry = geometryAttributes[element.localName] ?? []
  const own: string[] = []
  for (const [property, { value }] of styles) {
    if (value === '') continue
    if (stylesOnly.includes(property)) own.push(`${property}:${value}`)
    else if (property === 'transform') element.setAttribute('transform', cssTransform(value))
    else if (
      presentationAttributes.includes(property) ||
      resolvedAttributes.includes(property) ||
      (geometry.includes(property) && value !== 'auto')
    )
      element.setAttribute(property, value)
  }
  if (own.length > 0) element.setAttribute('style', own.join(';'))
}

function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return text => {
    const value = known.get(text) ?? read(text)
    known.set(text, value)
    return value
  }
}
