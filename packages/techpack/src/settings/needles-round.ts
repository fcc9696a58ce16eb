import { needlesPerInch } from '@teamloom/artwork/needle-grid.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'

/** `S 140, M 156`: as many as the leg of the pattern is wide, of a cylinder that has them in twos. */
export function needlesRound(product: Product): Label {
  const pattern = findPattern(product.product.name)
  const told = (locale: Locale) =>
    product.sizes
      .flatMap(({ name, displayLabel }) => {
        const leg = pattern
          ?.cut(name, {})
          .pieces.find(({ wrap }) => wrap.kind === 'foot' && wrap.part === 'leg' && !wrap.held)
        if (!leg) return []
        const { left, right } = boundsOf(outlineOf(leg))
        return [
          `${displayLabel[locale].split(' (')[0]} ${2 * Math.round(((right - left) * needlesPerInch) / 2)}`,
        ]
      })
      .join(', ')
  return { en: told('en'), fr: told('fr') }
}
