import type { DecorationType } from './decorations/decoration-type.ts'
import { chosenInksOf } from './decorations/inks.ts'
import { takesPlace } from './decorations/takes-place.ts'
import type { LocationDefinition, Product } from './definition.ts'

/** Inches around the printable area. */
const border = 0.75
/** For the words below it. */
const foot = 1.6
/** Artwork keeps so far from the edge of where it may lie. */
const safeMargin = 1 / 8
const leastWidth = 5

/** A type and a place that go together, at the address below which its template is. */
export function findTemplate(
  product: Product,
  typeName: string,
  positionName: string,
): { readonly type: DecorationType; readonly location: LocationDefinition } | undefined {
  const type = product.decorationTypes.find(each => each.type === typeName)
  const location = product.locations.find(each => each.positionName === positionName)
  return type?.surface && location && takesPlace(type, location) ? { type, location } : undefined
}

/** What designers can draw into: for each place that a type goes to. */
export function templatesOf(product: Product, type: DecorationType) {
  if (!type.surface) return []
  return product.locations
    .filter(location => takesPlace(type, location))
    .map(({ positionName, label }) => ({
      name: `${product.product.label.en}, ${label.en}`,
      url: `/api/v1/generator/template/${product.family.name}/${product.product.name}/${type.type}/${positionName}.svg`,
    }))
}

/** A place at true size: where may be printed, how far artwork keeps from its edge, its middle, and the rules in words. */
export function drawTemplate(
  product: Product,
  { type, location }: { readonly type: DecorationType; readonly location: LocationDefinition },
): { readonly svg: string; readonly widthInches: number; readonly heightInches: number } {
  const { maxWidthInches: wide, maxHeightInches: high } = location
  const widthInches = Math.max(leastWidth, wide + 2 * border)
  const heightInches = high + 2 * border + foot
  const left = (widthInches - wide) / 2
  const [middleX, middleY] = [widthInches / 2, border + high / 2]
  const inset = Math.min(safeMargin, wide / 8, high / 8)
  const line = (d: string, more: string) => `<path d="${d}" fill="none" stroke="#6B655D" ${more}/>`
  const words = rulesOf(product, type, location)
  const lines = words.map(
    (text, index) =>
      `<text x="${round(left > 0.75 ? 0.5 : left)}" y="${round(border + high + 0.45 + index * 0.2)}" font-family="Inter, Helvetica, sans-serif" font-size="${index === 0 ? 0.15 : 0.11}" fill="#1C1A18"${index === 0 ? ' font-weight="600"' : ''}>${escape(text)}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${round(widthInches)}in" height="${round(heightInches)}in" viewBox="0 0 ${round(widthInches)} ${round(heightInches)}">
<rect id="printable-area" x="${round(left)}" y="${border}" width="${round(wide)}" height="${round(high)}" fill="none" stroke="#2836CF" stroke-width="0.02"/>
<rect id="safe-margin" x="${round(left + inset)}" y="${round(border + inset)}" width="${round(wide - 2 * inset)}" height="${round(high - 2 * inset)}" fill="none" stroke="#2836CF" stroke-width="0.01" stroke-dasharray="0.08 0.06"/>
<g id="centre-lines">${line(`M${round(middleX)} ${round(border - 0.3)}V${round(border + high + 0.15)}`, 'stroke-width="0.008" stroke-dasharray="0.2 0.05 0.04 0.05"')}${line(`M${round(left - 0.3)} ${round(middleY)}H${round(left + wide + 0.3)}`, 'stroke-width="0.008" stroke-dasharray="0.2 0.05 0.04 0.05"')}</g>
<g id="rules">${lines.join('')}</g>
<g id="artwork"/>
</svg>
`
  return { svg, widthInches, heightInches }
}

function rulesOf(
  { product }: Product,
  type: DecorationType,
  location: LocationDefinition,
): readonly string[] {
  const most = chosenInksOf(type.inks)?.most
  const { maxWidthInches: wide, maxHeightInches: high } = location
  const files = type.fileTypes.map(({ name }) => name).join(', ')
  const size = `${round(wide)} × ${round(high)}`
  const { label, note } = type
  return [
    `${product.label.en} · ${location.label.en} · ${label.en}`,
    `${product.label.fr} · ${location.label.fr} · ${label.fr}`,
    `At most ${size} in. ${note.en}.${most ? ` Colours: ${most} at most.` : ''}`,
    `Au plus ${size} po. ${note.fr}.${most ? ` Couleurs : ${most} au plus.` : ''}`,
    `Files · fichiers : ${files}. Keep within the dashed line · restez dans le pointillé.`,
  ]
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escape(text: string): string {
  return text.replace(/[&<>]/g, sign => signs[sign] ?? sign)
}
