import { findColor } from '@teamloom/catalog/colors/index.ts'
import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { dequal } from 'dequal/lite'
import type { DecorationState, DesignDocument, Personal } from './document.ts'
import { inkedSize } from './inked-size.ts'
import {
  findDecoration,
  findElement,
  findElementState,
  findLayer,
  findLocation,
  findPart,
  findStyle,
  findType,
} from './lookup.ts'
import { sizesFor } from './sizes.ts'

/** More are told as a number. */
const mostSubjects = 4

const both = (make: (locale: keyof Label) => string): Label => ({ en: make('en'), fr: make('fr') })

/** One thing that is otherwise: “Body”, “Forest → Navy”, and both as a sentence. */
export type DifferenceLine = {
  readonly subject: Label
  readonly change: Label
  /** The names of the colour that it had and has, where it is that. */
  readonly colors?: readonly [string, string]
  readonly words: Label
}

/** How one design became another, a line for each thing. */
export function differenceLines(
  from: DesignDocument,
  to: DesignDocument,
  product: Product,
): readonly DifferenceLine[] {
  return [
    ...styleLines(from, to, product),
    ...colorLines(from, to, product),
    ...decorationLines(from, to, product),
  ]
}

/** What differs, a sentence for each: “Body: Forest → Navy.” */
export function differenceWords(
  from: DesignDocument,
  to: DesignDocument,
  product: Product,
): readonly Label[] {
  return differenceLines(from, to, product).map(({ words }) => words)
}

/** What a decoration or an element is called: `decoration/…` or `part/element/…`, as the document keys it. */
export function keyWords(key: string, document: DesignDocument, product: Product): Label {
  const [partName = '', elementName = ''] = key.split('/')
  if (partName !== 'decoration') return elementWords(product, partName, elementName)
  const name = findDecoration(document, elementName)?.name
  return name === undefined ? { en: 'a decoration', fr: 'une décoration' } : { en: name, fr: name }
}

export function elementWords(product: Product, partName: string, elementName: string): Label {
  const part = findPart(product, partName)
  const element = part && findElement(part, elementName)
  if (!part || !element) return { en: elementName, fr: elementName }
  return both(locale => {
    const [whole, own] = [part.label[locale], element.label[locale]]
    return own.toLowerCase().includes(whole.toLowerCase()) ? own : `${whole}, ${own.toLowerCase()}`
  })
}

const lineOf = (subject: Label, change: Label): DifferenceLine => ({
  subject,
  change,
  words: both(locale => `${subject[locale]}${colon[locale]} ${change[locale]}.`),
})

function styleLines(from: DesignDocument, to: DesignDocument, product: Product): DifferenceLine[] {
  return eachElement(to).flatMap(({ partName, element }) => {
    const was = findElementState(from, partName, element.name)?.style.name
    if (was === undefined || was === element.style.name) return []
    const part = findPart(product, partName)
    const definition = part && findElement(part, element.name)
    const labelOf = (name: string, locale: keyof Label) =>
      (definition && findStyle(definition, name)?.label)?.[locale] ?? name
    const change = both(locale => `${labelOf(was, locale)} → ${labelOf(element.style.name, locale)}`)
    return [lineOf(elementWords(product, partName, element.name), change)]
  })
}

const colon: Label = { en: ':', fr: '\u00a0:' }

type Painted = Pick<DifferenceLine, 'subject' | 'change' | 'colors'> & { readonly isMain: boolean }

function colorLines(from: DesignDocument, to: DesignDocument, product: Product): DifferenceLine[] {
  const groups = Map.groupBy(paintedLayers(from, to, product), ({ change }) => change.en)
  return [...groups.values()].flatMap(painted => {
    const [first] = painted
    if (!first) return []
    const isWhole =
      painted.filter(({ isMain }) => isMain).length === product.parts.length && painted.length > 2
    const { change, colors } = first
    return [{ ...lineOf(subjectsOf(painted, isWhole), change), ...(colors ? { colors } : {}) }]
  })
}

function subjectsOf(painted: readonly Painted[], isWhole: boolean): Label {
  if (isWhole) return { en: 'Whole garment', fr: 'Tout le vêtement' }
  const more = painted.length - mostSubjects
  return both(locale => {
    const [first = '', ...others] = painted.map(({ subject }) => subject[locale]).slice(0, mostSubjects)
    const named = [first, ...others.map(each => each.toLowerCase())].join(', ')
    return more > 0 ? `${named} +${more}` : named
  })
}

function paintedLayers(from: DesignDocument, to: DesignDocument, product: Product): Painted[] {
  return eachElement(to).flatMap(({ partName, element }) => {
    const part = findPart(product, partName)
    const definition = part && findElement(part, element.name)
    const style = definition && findStyle(definition, element.style.name)
    const was = findElementState(from, partName, element.name)
    if (!part || !style || was?.style.name !== element.style.name) return []
    return element.style.layers.flatMap((layer, index) => {
      const before = was.style.layers.find(({ name }) => name === layer.name)
      if (!before || dequal(before, layer)) return []
      const own = findLayer(style, layer.name)?.label
      const whole = elementWords(product, partName, element.name)
      const subject =
        own && style.layers.length > 1 && own.en !== part.label.en
          ? both(locale => `${whole[locale]}, ${own[locale].toLowerCase()}`)
          : whole
      const isMain = element.name === part.mainElement && index === 0
      if (before.active !== layer.active) {
        const change = layer.active ? { en: 'on', fr: 'présent' } : { en: 'off', fr: 'absent' }
        return [{ subject, isMain, change }]
      }
      const colors = [before.colorName, layer.colorName] as const
      const change = both(locale => colors.map(name => colorWord(name, locale)).join(' → '))
      return [{ subject, isMain, change, colors }]
    })
  })
}

const colorWord = (name: string, locale: keyof Label) => findColor(name)?.label[locale] ?? name

function decorationLines(from: DesignDocument, to: DesignDocument, product: Product): DifferenceLine[] {
  const removed = from.decorations.filter(({ id }) => !findDecoration(to, id))
  return [...removed, ...to.decorations].flatMap(({ id, name }) => {
    const [was, now] = [findDecoration(from, id), findDecoration(to, id)]
    const words = alterationWords(was, now, product)
    if (!words) return []
    const line = lineOf({ en: name, fr: name }, words)
    // English tells that it came or went as a sentence does.
    return [was && now ? line : { ...line, words: { ...line.words, en: `${name} ${words.en}.` } }]
  })
}

/** What is otherwise of a decoration, or that it came or went: “5 in → 2 7/8 in”. Undefined where nothing is. */
export function alterationWords(
  was: DecorationState | undefined,
  now: DecorationState | undefined,
  product: Product,
): Label | undefined {
  const placeOf = (decoration: DecorationState, locale: keyof Label) =>
    (findLocation(product, decoration.positionName)?.label[locale] ?? '').toLowerCase()
  const widthOf = (decoration: DecorationState, locale: keyof Label) => {
    const [type, place] = [findType(product, decoration.type), findLocation(product, decoration.positionName)]
    const size = type && place && sizesFor(type, place, decoration).find(({ id }) => id === decoration.sizeId)
    return type && size ? `, ${inchesText(inkedSize(type, decoration, size).widthInches, locale)}` : ''
  }
  const where = (each: DecorationState, locale: keyof Label) => placeOf(each, locale) + widthOf(each, locale)
  if (!now) return { en: 'removed', fr: 'retrait' }
  if (!was) return { en: `added, ${where(now, 'en')}`, fr: `ajout, ${where(now, 'fr')}` }
  const { latestUpdate: _, ...facts } = was
  const { latestUpdate: __, ...others } = now
  return dequal(facts, others) ? undefined : both(locale => alterationOf(was, now, locale, where, widthOf))
}

type Say = (decoration: DecorationState, locale: keyof Label) => string

/** The first that is otherwise, of what weighs most. */
function alterationOf(
  was: DecorationState,
  now: DecorationState,
  locale: keyof Label,
  where: Say,
  widthOf: Say,
): string {
  const isEnglish = locale === 'en'
  if (was.artwork?.assetVersionId !== now.artwork?.assetVersionId) {
    if (!now.artwork) return isEnglish ? 'artwork taken away' : 'visuel retiré'
    return isEnglish ? 'other artwork' : 'autre visuel'
  }
  if (was.positionName !== now.positionName) return `${where(was, locale)} → ${where(now, locale)}`
  if (was.type !== now.type)
    return [was, now].map(({ type }) => findDecorationType(type)?.label[locale] ?? type).join(' → ')
  if (was.personal?.kind !== now.personal?.kind) {
    if (!now.personal) return isEnglish ? 'the same for all' : 'la même pour tous'
    return isEnglish ? 'for each person' : 'pour chaque personne'
  }
  if (was.linkedTo !== now.linkedTo) {
    if (now.linkedTo === undefined) return isEnglish ? 'words of its own' : 'mots à elle'
    return isEnglish ? 'linked words' : 'mots liés'
  }
  const [before, after] = [was.personal?.heights, now.personal?.heights]
  if (before && after && !dequal(before, after))
    return `${heightsText(before, locale)} → ${heightsText(after, locale)}`
  if (was.sizeId !== now.sizeId)
    return `${widthOf(was, locale)} → ${widthOf(now, locale)}`.replaceAll(', ', '')
  if (was.active !== now.active) {
    if (isEnglish) return now.active ? 'shown' : 'hidden'
    return now.active ? 'affichage' : 'masquage'
  }
  if (!dequal(was.colors, now.colors)) return isEnglish ? 'other colours' : 'autres couleurs'
  return isEnglish ? 'other options' : 'autres options'
}

function heightsText({ adult, youth }: Personal['heights'], locale: keyof Label): string {
  const both = [adult, youth].map(inches => inchesText(inches, locale)).join(' / ')
  return locale === 'en' ? `letters of ${both}` : `lettres de ${both}`
}

function eachElement(document: DesignDocument) {
  return document.parts.flatMap(({ name: partName, elements }) =>
    elements.map(element => ({ partName, element })),
  )
}
