import { type CssNode, generate, parse } from 'css-tree'

/** As written, without comments. */
export type StyleRule = { readonly selector: string; readonly declarations: string }

/**
 * The plain rules of a sheet, read in one pass. What begins with `@` is left out: fonts and sheets from elsewhere are
 * never fetched, and drawings have no other media.
 */
export function readStyleSheet(css: string): readonly StyleRule[] {
  const sheet = parse(css, { parseRulePrelude: false })
  return childrenOf(sheet).flatMap(rule =>
    rule.type === 'Rule'
      ? [
          {
            selector: generate(rule.prelude).trim(),
            declarations: childrenOf(rule.block)
              .filter(child => child.type === 'Declaration')
              .map(child => generate(child))
              .join(';'),
          },
        ]
      : [],
  )
}

function childrenOf(node: CssNode): readonly CssNode[] {
  return node.type === 'StyleSheet' || node.type === 'Block' ? node.children.toArray() : []
}
