import { sizeLabelOf } from '@teamloom/catalog/size-label.ts'
import type { TechpackArtwork, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { openChecksOf } from '@teamloom/design/open-checks.ts'
import { presentDecoration } from '@teamloom/design/present-decoration.ts'
import { type BackgroundColor, backgroundsFor, qualityOf } from '@teamloom/techpack/artwork-quality.ts'
import { type MadeDecoration, madeDecorations } from '@teamloom/techpack/decorations.ts'
import { compareFacts, type Fact, factsOf, nextVersion } from '@teamloom/techpack/facts.ts'
import { hindrancesOf } from '@teamloom/techpack/hindrances.ts'
import { madeKnits, type OwnKnits } from '@teamloom/techpack/knitting/knit-settings.ts'
import { materialsOf } from '@teamloom/techpack/materials.ts'
import { type OrderedLine, orderedLines } from '@teamloom/techpack/people/ordered-line.ts'
import { bothTexts, settingsOf } from '@teamloom/techpack/settings/settings-of.ts'
import { workshopChecks } from '@teamloom/techpack/workshop-checks.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { LoadedItem, ProductionFile } from '#api/techpacks/load-items.ts'

export type PurchasedItem = TechpackItem['purchased_item']

/** What a release keeps of each item. */
export type ReleasedItem = {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly lookKey: string
  readonly facts: readonly Fact[]
}

export type LastRelease = {
  readonly number: number
  /** What it says of the whole. */
  readonly about: readonly Fact[]
  readonly items: readonly ReleasedItem[]
}

type View = {
  readonly origin: string
  readonly withUrls: boolean
  /** A signed address of an artwork's file. */
  readonly link: (assetVersionId: string, form: string) => string
  readonly last: LastRelease | undefined
}

export function factsOfItem(loaded: LoadedItem, purchased: PurchasedItem): Fact[] {
  if (!loaded.opened) return []
  return factsOf({
    ...loaded.opened,
    // What is only suggested is not made: accepting it is a change.
    quantities: loaded.quantities.map(quantity => ({
      ...quantity,
      OVER: loaded.overEntered.has(quantity.sizeName) ? quantity.OVER : 0,
    })),
    lines: linesOf(loaded),
    knits: loaded.knits,
    priceCents: purchased.pricing.pricePerUnit,
    productionFiles: Object.fromEntries(
      [...loaded.files].map(([decorationId, [file]]) => [
        decorationId,
        [file?.filename, file?.acceptedReason].filter(Boolean).join(', '),
      ]),
    ),
    printWidths: Object.fromEntries(
      [...loaded.artworks].map(([decorationId, { printWidths }]) => [decorationId, printWidths]),
    ),
    settings: Object.fromEntries(
      [...loaded.artworks].map(([decorationId, { settings }]) => [decorationId, settings]),
    ),
    stitchings: Object.fromEntries(
      [...loaded.artworks].map(([decorationId, { stitching }]) => [decorationId, stitching]),
    ),
    calibrationColors: Object.fromEntries(
      [...loaded.artworks].map(([decorationId, { calibrationColors }]) => [
        decorationId,
        calibrationColors.map(({ name, hex }) => `${name} ${hex}`.trim()).join(', '),
      ]),
    ),
  })
}

/** What is ordered of it for whom; undefined where no piece is anybody's. */
export function linesOf({ item, opened }: LoadedItem): readonly OrderedLine[] | undefined {
  return opened && orderedLines(item.lines, opened.document, opened.product)
}

/** Files that wait for a redrawing: what is made of them wants a drawing, and no production file is there. */
export function redrawsOf({ opened, files }: LoadedItem): string[] {
  if (!opened) return []
  const { document, product } = opened
  const waiting = openChecksOf(document, product).filter(
    ({ wantsVector, decorationId }) => wantsVector && !files.get(decorationId)?.length,
  )
  const ids = new Set(waiting.map(({ decorationId }) => decorationId))
  return document.decorations.flatMap(({ id, artwork }) => (ids.has(id) && artwork ? [artwork.filename] : []))
}

/** The names of the sizes that are made at all; of those that are usually ordered while nothing is. */
export function madeSizes({ quantities, opened }: LoadedItem): string[] {
  const known = quantities.filter(({ sizeName }) =>
    opened?.product.sizes.some(({ name }) => name === sizeName),
  )
  const made = known.filter(size => size.ORDER + size.OVER + size.QC + size.MARKETING > 0)
  return (made.length > 0 ? made : known).map(({ sizeName }) => sizeName)
}

export function presentItem(
  loaded: LoadedItem,
  purchased: PurchasedItem,
  isApproved: boolean,
  view: View,
): TechpackItem {
  const { item, opened, version } = loaded
  const changes = changesOf(loaded, purchased, view.last)
  const product = opened?.product
  return {
    id: item.id,
    version,
    nextVersion: changes && changes.version === version ? nextVersion(version) : null,
    changes,
    hindrances: hindrancesOf({ isApproved, redraws: redrawsOf(loaded) }),
    creditsUsed: purchased.designState.customizationPricing.creditsUsedInDesign,
    purchased_item: purchased,
    images: view.withUrls ? pictureUrls(view.origin, loaded.lookKey, product?.sides ?? ['front']) : [],
    specifications: opened
      ? {
          product: { ...opened.product.product.label },
          version: opened.product.product.version,
          materials: materialsOf(opened.document, opened.product).map(
            ({
              colorOf: _,
              fibres: __,
              fabricName: ___,
              gramsPerM2: ____,
              usableInches: _____,
              ...material
            }) => ({
              ...material,
              part: { ...material.part },
              fabric: { ...material.fabric },
              color: { ...material.color, label: { ...material.color.label } },
            }),
          ),
        }
      : null,
    definitions: { tagOptions: tagOptionsOf(loaded) },
    isDeprecated: !opened || isDesignDeprecated(opened.product, opened.document),
    techpackitemquantities: quantitiesAnswer(loaded),
    techpackitemartworks: opened
      ? madeDecorations(opened.document, opened.product).map(made => presentArtwork(loaded, made, view))
      : [],
    knits: opened ? knitsAnswer(loaded.knits, opened) : [],
  }
}

function knitsAnswer(
  own: OwnKnits,
  { document, product }: NonNullable<LoadedItem['opened']>,
): TechpackItem['knits'] {
  return madeKnits(materialsOf(document, product), product.product.name, own).map(
    ({ fabric, label, settings }) => ({
      fabric,
      label: { ...label },
      settings: settings.map(({ key, label: name, usual, own: value }) => ({
        key,
        label: { ...name },
        default: usual,
        value,
      })),
    }),
  )
}

function changesOf(
  loaded: LoadedItem,
  purchased: PurchasedItem,
  last: LastRelease | undefined,
): TechpackItem['changes'] {
  const released = last?.items.find(({ id }) => id === loaded.item.id)
  if (!last || !released) return null
  const differences = compareFacts(released.facts, factsOfItem(loaded, purchased))
  if (differences.length === 0) return null
  return { since: last.number, version: released.version, differences: differences.map(copied) }
}

function copied<Value extends object>(value: Value): Value {
  return { ...value }
}

/** The shapes of tags and patches that the product can have. */
function tagOptionsOf({ opened }: LoadedItem): TechpackItem['definitions']['tagOptions'] {
  const options = (opened?.product.decorationTypes ?? []).flatMap(({ options: { fieldsWith } }) =>
    fieldsWith({}).flatMap(field =>
      field.name === 'tagName' && field.kind === 'choice' ? field.choices : [],
    ),
  )
  return [...new Map(options.map(({ name, label }) => [name, { name, label: { ...label } }])).values()]
}

function quantitiesAnswer({
  item,
  quantities,
  overEntered,
  overAsked,
  opened,
}: LoadedItem): TechpackItem['techpackitemquantities'] {
  return quantities.map((quantity, display_order) => ({
    size_name: quantity.sizeName,
    displayLabel: sizeLabelOf(opened?.product, quantity.sizeName),
    order_quantity: quantity.ORDER,
    over_quantity: quantity.OVER,
    qc_quantity: quantity.QC,
    marketing_quantity: quantity.MARKETING,
    original_quantity: item.sizes.find(({ name }) => name === quantity.sizeName)?.qty ?? 0,
    over_is_suggested: !overEntered.has(quantity.sizeName) && quantity.OVER > 0,
    over_asked: overAsked.get(quantity.sizeName) ?? null,
    display_order,
  }))
}

function presentArtwork(loaded: LoadedItem, made: MadeDecoration, view: View): TechpackArtwork {
  const { decoration, location, size } = made
  const { document, product } = loaded.opened!
  const kept = loaded.artworks.get(decoration.id)
  const versions = loaded.files.get(decoration.id) ?? []
  const current = versions[0]
  const { artwork } = decoration
  const grounds = backgroundsFor(artwork?.colors ?? [])
  const ground = (chosen: string | null | undefined) =>
    grounds.find(color => color === chosen) ?? ('#DADADA' satisfies BackgroundColor)
  const source = current ?? artwork
  const link = (versionId: string | undefined, form: string) =>
    view.withUrls && versionId ? view.link(versionId, form) : null
  return {
    id: decoration.id,
    decoration: presentDecoration(document, product, decoration),
    type: { ...made.type },
    production_decoration: current ? presentFile(current) : null,
    production_versions: versions.map(presentFile),
    original_background_color: ground(kept?.originalBackground),
    preview_background_color: ground(kept?.previewBackground),
    production_background_color: ground(kept?.productionBackground),
    backgroundColors: [...grounds],
    sourceUrl: link(artwork?.assetVersionId, 'original'),
    previewUrl: link(artwork?.assetVersionId, 'preview-512.webp'),
    productionUrl: link(current?.assetVersionId, 'preview-512.webp'),
    quality: source ? qualityOf(source, made.fileSize) : null,
    calibrationColors: [...(kept?.calibrationColors ?? [])],
    printWidths: { ...kept?.printWidths },
    settings: settingsOf(made, document, product, kept?.settings, loaded.knits, kept?.stitching).map(
      ({ key, label, setting, own }) => ({
        key,
        label: { ...label },
        default: bothTexts(setting),
        value: own,
      }),
    ),
    colors: made.colors.map(color => ({ ...color, label: { ...color.label } })),
    logoSize: size ? { widthInInches: size.widthInches, heightInInches: size.heightInches } : null,
    placement: {
      positionName: decoration.positionName,
      label: { ...made.place },
      side: location?.side ?? null,
      planeAngle: location?.planeAngle ?? 0,
    },
    rows: made.rows.map(copied),
    checks: workshopChecks(
      openChecksOf(document, product).filter(({ decorationId }) => decorationId === decoration.id),
      current !== undefined,
    ).map(({ title }) => ({ ...title })),
  }
}

function presentFile(file: ProductionFile): NonNullable<TechpackArtwork['production_decoration']> {
  const { assetId, assetVersionId, filename, format, isVector, width, height } = file
  return {
    assetId,
    assetVersionId,
    filename,
    format,
    isVector,
    width,
    height,
    created_at: file.createdAt.toISOString(),
    user: { first_name: file.firstName, last_name: file.lastName },
    accepted_reason: file.acceptedReason,
  }
}
