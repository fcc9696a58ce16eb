import { type CssNode, generate, parse, walk } from 'css-tree'

export type Declaration = { readonly property: string; readonly value: string; readonly isImportant: boolean }

/** One of a rule's selectors. */
export type StyleRule = {
  readonly selector: string
  /** What every element that it means has, as it stands in the selector: `#a`, `.b`, `rect`; `*` when nothing. */
  readonly key: string
  readonly specificity: number
  readonly declarations: readonly Declaration[]
}

/**
 * The plain rules of a sheet, read in one pass. What begins with `@` is left out: fonts and sheets from elsewhere are
 * never fetched, and drawings have no other media than the screen.
 */
export function readStyleSheet(css: string): readonly StyleRule[] {
  return childrenOf(parse(css)).flatMap(node => {
    if (node.type === 'Atrule') return isForScreens(node) && node.block ? rulesOf(node.block) : []
    return rulesOf(node)
  })
}

export function readDeclarations(css: string): readonly Declaration[] {
  return declarationsOf(parse(css, { context: 'declarationList' }))
}

/** Undefined for what is no value at all. */
export function readValue(css: string): CssNode | undefined {
  try {
    return parse(css, { context: 'value' })
  } catch {
    return undefined
  }
}

function rulesOf(node: CssNode): readonly StyleRule[] {
  if (node.type === 'Block') return childrenOf(node).flatMap(rulesOf)
  if (node.type !== 'Rule') return []
  const declarations = declarationsOf(node.block)
  return childrenOf(node.prelude).flatMap(selector =>
    selector.type === 'Selector'
      ? [
          {
            selector: generate(selector),
            key: keyOf(selector.children.toArray()),
            specificity: specificityOf(selector),
            declarations,
          },
        ]
      : [],
  )
}

function declarationsOf(node: CssNode): readonly Declaration[] {
  return childrenOf(node).flatMap(child => {
    if (child.type !== 'Declaration') return []
    const property = child.property.startsWith('--') ? child.property : child.property.toLowerCase()
    return [{ property, value: generate(child.value).trim(), isImportant: child.important !== false }]
  })
}

function isForScreens(node: Extract<CssNode, { type: 'Atrule' }>): boolean {
  return node.name === 'media' && !!node.prelude && /^(?:all|screen)$/i.test(generate(node.prelude))
}

function keyOf(parts: readonly CssNode[]): string {
  const last = parts.slice(parts.findLastIndex(part => part.type === 'Combinator') + 1)
  const named = (type: CssNode['type']) => last.find(part => part.type === type)
  const key = named('IdSelector') ?? named('ClassSelector') ?? named('TypeSelector')
  return key ? generate(key) : '*'
}

/** Identities before classes before names. */
function specificityOf(selector: CssNode): number {
  let specificity = 0
  walk(selector, node => {
    if (node.type === 'IdSelector') specificity += 1_000_000
    else if (/^(?:Class|Attribute|PseudoClass)Selector$/.test(node.type)) specificity += 1000
    else if (node.type === 'TypeSelector' && node.name !== '*') specificity += 1
  })
  return specificity
}

export function childrenOf(node: CssNode): readonly CssNode[] {
  return 'children' in node && node.children ? node.children.toArray() : []
}
