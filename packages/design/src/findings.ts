import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { checksOf } from './checks.ts'
import type { Finding } from './design-state.ts'
import { detailFindings, sharpnessFindings } from './detail-findings.ts'
import type { DecorationState, DesignDocument } from './document.ts'
import { findingWords, isFoundKey, weights } from './finding-words.ts'
import { findType } from './lookup.ts'
import { lostOnCloth, shownGround } from './lost-on-cloth.ts'
import { inkApart, leastDifference } from './print-colors.ts'

const noticed = { subject: null, area: null, value: null, limit: null, fixes: [] }

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
    ...gravestFirst([
      ...detailFindings(document, product, type, decoration),
      ...clothFindings(document, product, type, decoration),
      ...(shownGround(document, product, decoration) ? [{ ...noticed, key: 'groundShows' }] : []),
      ...fontFindings(decoration),
      ...colorFindings(product, type, decoration),
      ...sharpnessFindings(product, type, decoration),
    ]),
  ]
}

/** What is lost before what comes out otherwise, before what only looks softer; of the same weight the furthest off first. */
function gravestFirst(findings: readonly Finding[]): readonly Finding[] {
  const weightOf = ({ key }: Finding) => (isFoundKey(key) ? weights.indexOf(findingWords[key].weight) : 0)
  const offBy = ({ value, limit }: Finding) =>
    value === null || limit === null ? 1 : Math.min(value / limit, limit / Math.max(value, 1e-6))
  return findings.toSorted((a, b) => weightOf(a) - weightOf(b) || offBy(a) - offBy(b))
}

function fontFindings({ artwork }: DecorationState): Finding[] {
  const { missingFonts = [], missingLetters } = artwork ?? {}
  return [
    ...(missingLetters ? [{ ...noticed, key: 'lettersMissing', subject: missingLetters }] : []),
    ...missingFonts.map(font => ({ ...noticed, key: 'fontMissing', subject: font })),
  ]
}

function colorFindings(product: Product, type: DecorationType, decoration: DecorationState): Finding[] {
  const { id: decorationId, artwork } = decoration
  const most = chosenInksOf(type.inks)?.most
  if (!artwork || most === undefined || type.inks.from !== 'palette') return []
  const asFile = product.decorationTypes.find(
    other =>
      other.selectable &&
      !other.isRetired &&
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

function clothFindings(
  document: DesignDocument,
  product: Product,
  type: DecorationType,
  decoration: DecorationState,
): Finding[] {
  const lost = lostOnCloth(document, product, decoration)
  if (!lost) return []
  const { id: decorationId, colors, artwork } = decoration
  const color = colors[lost.index]?.colorName
  const print = (name: string, transparent: boolean) => ({
    action: 'updatePrintColor',
    decorationId,
    indexOfColor: lost.index,
    color: name,
    transparent,
  })
  const middle = type.inks.from === 'tone' ? null : (artwork?.details?.middles?.[lost.index] ?? null)
  const apart = color === undefined ? undefined : inkApart(type.inks, color, lost.clothColorName)
  const value = Math.round(lost.difference * 10) / 10
  return [
    {
      ...noticed,
      key: 'nearCloth',
      area: middle && { ...middle, widthInches: 0, heightInches: 0 },
      value,
      limit: leastDifference,
      fixes: [
        ...(color !== undefined && colors.length > 1 ? [print(color, true)] : []),
        ...(apart === undefined ? [] : [print(apart, false)]),
      ],
    },
  ]
}
