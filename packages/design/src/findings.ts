import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { checksOf } from './checks.ts'
import type { Finding } from './design-state.ts'
import { detailFindings, sharpnessFindings } from './detail-findings.ts'
import type { DecorationState, DesignDocument } from './document.ts'
import { findType } from './lookup.ts'
import { lostOnCloth } from './lost-on-cloth.ts'
import { leastDifference } from './print-colors.ts'

const noticed = { area: null, value: null, limit: null, fixes: [] }

/** What to look at before a decoration is made: its type's checks, then what its colours come to, with ways out. */
export function findingsOf(
  document: DesignDocument,
  product: Product,
  decoration: DecorationState,
): Finding[] {
  const type = findType(product, decoration.type)
  if (!type || !decoration.artwork) return []
  return [
    ...checksOf(decoration, product).map(({ key }) => ({ ...noticed, key })),
    ...detailFindings(document, product, type, decoration),
    ...sharpnessFindings(product, type, decoration),
    ...colorFindings(product, type, decoration),
    ...clothFindings(document, product, decoration),
  ]
}

function colorFindings(product: Product, type: DecorationType, decoration: DecorationState): Finding[] {
  const { id: decorationId, artwork } = decoration
  const most = chosenInksOf(type.inks)?.most
  if (!artwork || most === undefined || type.inks.from !== 'palette') return []
  const asFile = product.decorationTypes.find(
    other =>
      other.selectable &&
      !other.adminOnly &&
      other.inks.from === 'artwork' &&
      other.cloth === null &&
      other.categories.some(category => type.categories.includes(category)),
  )
  const fixes = asFile ? [{ action: 'changeDecorationType', decorationId, type: asFile.type }] : []
  if (artwork.isFlat === false) return [{ ...noticed, key: 'tonesFlattened', fixes }]
  const count = artwork.colors.length
  return count > most ? [{ ...noticed, key: 'colorsLimited', value: count, limit: most, fixes }] : []
}

function clothFindings(document: DesignDocument, product: Product, decoration: DecorationState): Finding[] {
  const lost = lostOnCloth(document, product, decoration)
  if (!lost) return []
  const { id: decorationId, colors } = decoration
  const color = colors[lost.index]?.colorName
  const leaveOut = (name: string) => ({
    action: 'updatePrintColor',
    decorationId,
    indexOfColor: lost.index,
    color: name,
    transparent: true,
  })
  const value = Math.round(lost.difference * 10) / 10
  return [
    {
      ...noticed,
      key: 'nearCloth',
      value,
      limit: leastDifference,
      fixes: color !== undefined && colors.length > 1 ? [leaveOut(color)] : [],
    },
  ]
}
