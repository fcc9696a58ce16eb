import type { Product } from '@teamloom/catalog/definition.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import { cylinderNeedles } from '../knitting/cylinder.ts'

/** `S 140, M 156`: as many as the leg of the pattern is wide, in whole repeats. */
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
        return [`${displayLabel[locale].split(' (')[0]} ${cylinderNeedles(product, right - left)}`]
      })
      .join(', ')
  return { en: told('en'), fr: told('fr') }
}
