import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { StitchSettings } from '@teamloom/embroidery/sew-artwork.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { constructionOf } from './construction.ts'
import { madeDecorations } from './decorations.ts'
import { documentWords } from './document-words.ts'
import { knitText, madeKnits, type OwnKnits } from './knitting/knit-settings.ts'
import { type HouseLabel, houseLines } from './label/house-label.ts'
import { stitchFacts } from './machine/stitch-facts.ts'
import { materialsOf } from './materials.ts'
import { type OrderTerms, orderTermKeys, orderTerms } from './order-terms.ts'
import { lineFacts } from './people/line-facts.ts'
import type { OrderedLine } from './people/ordered-line.ts'
import type { PrintWidths } from './print-bands.ts'
import { countedIn, quantityFields, type SizeQuantity } from './quantities.ts'
import { type OwnSettings, settingsOf } from './settings/settings-of.ts'

/** A number that staff have noted of the request, under the field that names it. */
export type NotedNumber = { readonly field: string; readonly label: Label; readonly text: string }

/** Something that is said of an item, which may be said otherwise later. */
export type Fact = { readonly key: string; readonly label: Label; readonly value: Label }

type Known = {
  readonly document: DesignDocument
  readonly product: Product
  readonly quantities: readonly SizeQuantity[]
  readonly lines?: readonly OrderedLine[] | undefined
  /** Cents a piece; null while it is not settled. */
  readonly priceCents: number | null
  /** Production files, by the decoration. */
  readonly productionFiles: Readonly<Record<string, string>>
  /** In words, by the decoration. */
  readonly calibrationColors: Readonly<Record<string, string>>
  /** By the decoration. */
  readonly printWidths: Readonly<Record<string, PrintWidths>>
  /** By the decoration. */
  readonly settings: Readonly<Record<string, OwnSettings>>
  /** By the decoration. */
  readonly stitchings?: Readonly<Record<string, StitchSettings>> | undefined
  /** What staff set for the cloths that are knitted for it. */
  readonly knits?: OwnKnits | undefined
}

const fieldLabels = {
  ORDER: { en: 'Order', fr: 'Commande' },
  OVER: { en: 'Over', fr: 'Surplus' },
  QC: { en: 'QC', fr: 'CQ' },
  MARKETING: { en: 'Marketing', fr: 'Marketing' },
} as const satisfies Record<(typeof quantityFields)[number], Label>

const same = (text: string): Label => ({ en: text, fr: text })
const join = (a: Label, b: Label): Label => ({ en: `${a.en}, ${b.en}`, fr: `${a.fr}, ${b.fr}` })

/** TP12: all of an item that a release holds, and whose change is told. */
export function factsOf(known: Known): Fact[] {
  return [
    ...materialFacts(known),
    ...constructionFacts(known),
    ...knitFacts(known),
    ...decorationFacts(known),
    ...quantityFacts(known),
    ...lineFacts(known.lines ?? [], known.document),
    ...priceFacts(known),
  ]
}

function materialFacts({ document, product }: Known): Fact[] {
  return materialsOf(document, product).map(({ slot, part, what, style, fabric, color }) => ({
    key: slot,
    label: part.en === what.en ? part : join(part, what),
    value: {
      en: `${style.en}, ${fabric.en}, ${color.code}`,
      fr: `${style.fr}, ${fabric.fr}, ${color.name} ${color.label.fr}`,
    },
  }))
}

function knitFacts({ document, product, knits }: Known): Fact[] {
  return madeKnits(materialsOf(document, product), product.product.name, knits).flatMap(
    ({ fabric, label: cloth, settings }) =>
      settings.flatMap(({ key, label, own }) =>
        own === null
          ? []
          : [
              {
                key: `knit/${fabric}/${key}`,
                label: join(cloth, label),
                value: { en: knitText(own, 'en'), fr: knitText(own, 'fr') },
              },
            ],
      ),
  )
}

function constructionFacts({ document, product }: Known): Fact[] {
  return constructionOf(document, product).map(({ key, part, element, style }) => ({
    key,
    label: part.en === element.en ? part : join(part, element),
    value: style,
  }))
}

function decorationFacts({
  document,
  product,
  productionFiles,
  calibrationColors,
  printWidths,
  settings,
  stitchings = {},
}: Known): Fact[] {
  return madeDecorations(document, product).flatMap(made => {
    const { decoration, type, place, size, colors } = made
    const key = `decoration/${decoration.id}`
    const named = decoration.artwork?.filename ?? decoration.name
    const about = (what: Label): Label => ({ en: `${named}, ${what.en}`, fr: `${named}, ${what.fr}` })
    const file = productionFiles[decoration.id]
    const calibration = calibrationColors[decoration.id]
    return [
      { key, label: about({ en: 'kind and place', fr: 'procédé et emplacement' }), value: join(type, place) },
      ...(size
        ? [
            {
              key: `${key}/size`,
              label: about({ en: 'size', fr: 'dimensions' }),
              value: {
                en: `${inchesText(size.widthInches, 'en')} × ${inchesText(size.heightInches, 'en')}`,
                fr: `${inchesText(size.widthInches, 'fr')} × ${inchesText(size.heightInches, 'fr')}`,
              },
            },
          ]
        : []),
      {
        key: `${key}/colors`,
        label: about({ en: 'colours', fr: 'couleurs' }),
        value: same(colors.map(({ code }) => code).join(', ') || '-'),
      },
      ...Object.entries(decoration.options).map(([option, value]) => ({
        key: `${key}/${option}`,
        label: about(same(option)),
        value: same(String(value)),
      })),
      ...(file
        ? [
            {
              key: `${key}/file`,
              label: about({ en: 'production file', fr: 'fichier de production' }),
              value: same(file),
            },
          ]
        : []),
      ...Object.entries(printWidths[decoration.id] ?? {}).map(([sizeName, inches]) => ({
        key: `${key}/width/${sizeName}`,
        label: about({ en: `width in ${sizeName}`, fr: `largeur en ${sizeName}` }),
        value: { en: inchesText(inches, 'en'), fr: inchesText(inches, 'fr') },
      })),
      ...settingsOf(made, document, product, settings[decoration.id]).flatMap(({ key: name, label, own }) =>
        own === null ? [] : [{ key: `${key}/setting/${name}`, label: about(label), value: same(own) }],
      ),
      ...stitchFacts(stitchings[decoration.id]).map(({ key: name, label, value }) => ({
        key: `${key}/machine/${name}`,
        label: about(label),
        value,
      })),
      ...(calibration
        ? [
            {
              key: `${key}/calibration`,
              label: about({ en: 'calibration colours', fr: 'couleurs d’étalonnage' }),
              value: same(calibration),
            },
          ]
        : []),
    ]
  })
}

function quantityFacts({ quantities }: Known): Fact[] {
  return quantities.flatMap(quantity =>
    quantityFields
      .filter(field => quantity[field] > 0)
      .map(field => ({
        key: `quantity/${quantity.sizeName}/${field}`,
        label: join(fieldLabels[field], same(quantity.sizeName)),
        value: same(String(quantity[field])),
      })),
  )
}

/** The key of the price, which the house alone is told. */
export const priceKey = 'price'

function priceFacts({ priceCents, product }: Known): Fact[] {
  if (priceCents === null) return []
  return [
    {
      key: priceKey,
      label:
        countedIn(product) === 'pairs'
          ? { en: 'Price of a pair', fr: 'Prix d’une paire' }
          : { en: 'Price of a piece', fr: 'Prix d’une pièce' },
      value: same((priceCents / 100).toFixed(2)),
    },
  ]
}

type About = {
  readonly projectName: string
  readonly projectNumber: string | null
  readonly customerName: string
  readonly customerNumber?: string | null
  readonly numbers?: readonly NotedNumber[]
  readonly shipTo?: readonly string[]
  readonly shipToPhone?: string
  readonly eventDate?: string | null
  readonly wantedShipDate?: string | null
  readonly terms?: OrderTerms
  readonly house?: HouseLabel
  readonly approvals: readonly {
    readonly proof: number
    readonly item?: string
    readonly by: string
    readonly at: string
  }[]
}

/** TP12: what is said of the whole. */
export function factsAbout({
  projectName,
  projectNumber,
  customerName,
  customerNumber,
  approvals,
  numbers = [],
  shipTo = [],
  shipToPhone = '',
  eventDate,
  wantedShipDate,
  terms = {},
  house,
}: About): Fact[] {
  return [
    { key: 'project', label: documentWords.project, value: same(projectName) },
    { key: 'projectNumber', label: documentWords.projectNumber, value: same(projectNumber ?? '–') },
    ...numbers.map(({ field, label, text }) => ({ key: `number/${field}`, label, value: same(text) })),
    { key: 'customer', label: documentWords.customer, value: same(customerName) },
    ...(customerNumber
      ? [{ key: 'customerNumber', label: documentWords.customerNumber, value: same(customerNumber) }]
      : []),
    ...(shipTo.length > 0
      ? [
          {
            key: 'shipTo',
            label: documentWords.shipTo,
            value: same([...shipTo, shipToPhone].filter(Boolean).join(', ')),
          },
        ]
      : []),
    ...(house
      ? houseLines(house).map(({ words }, i) => ({
          key: `label/${i}`,
          label: documentWords.labels,
          value: words,
        }))
      : []),
    ...(eventDate ? [{ key: 'eventDate', label: documentWords.eventDate, value: same(eventDate) }] : []),
    ...(wantedShipDate
      ? [{ key: 'shipDate', label: documentWords.shipDate, value: same(wantedShipDate) }]
      : []),
    ...orderTermKeys.flatMap(key => {
      const set = terms[key]
      return set === undefined ? [] : [{ key: `term/${key}`, label: orderTerms[key].label, value: same(set) }]
    }),
    ...approvals.map(({ proof, item = '', by, at }) => ({
      key: `approval/${proof}/${item}/${at}`,
      label: join(documentWords.approval, same(item)),
      value: {
        en: `${documentWords.proof.en} ${proof}, ${by}, ${at.slice(0, 10)}`,
        fr: `${documentWords.proof.fr} ${proof}, ${by}, ${at.slice(0, 10)}`,
      },
    })),
  ]
}

type Versioned = { readonly version: string; readonly facts: readonly Fact[] }

/** What is otherwise in an item, its version with it; undefined: it is not there. */
export function compareItems(before: Versioned | undefined, after: Versioned | undefined): Difference[] {
  const versioned = ({ version, facts }: Versioned) => [
    { key: 'version', label: documentWords.version, value: same(version) },
    ...facts,
  ]
  return compareFacts(before ? versioned(before) : [], after ? versioned(after) : [])
}

/** Null: it was not said before, or is not said any more. */
export type Difference = {
  readonly key: string
  readonly label: Label
  readonly before: Label | null
  readonly after: Label | null
}

export function compareFacts(before: readonly Fact[], after: readonly Fact[]): Difference[] {
  const was = new Map(before.map(fact => [fact.key, fact]))
  const is = new Map(after.map(fact => [fact.key, fact]))
  return [
    ...after.flatMap(({ key, label, value }) => {
      const old = was.get(key)
      return old?.value.en === value.en ? [] : [{ key, label, before: old?.value ?? null, after: value }]
    }),
    ...before.flatMap(({ key, label, value }) =>
      is.has(key) ? [] : [{ key, label, before: value, after: null }],
    ),
  ]
}

/** TP13: `1.2` after `1.1`; of anything else its last number grows, or one is begun. */
export function nextVersion(version: string): string {
  const last = /\d{1,9}$/.exec(version)
  if (!last) return `${version}.1`
  return `${version.slice(0, last.index)}${Number(last[0]) + 1}`
}
