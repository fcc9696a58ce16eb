import { type Side, sides } from '@teamloom/bakes/side.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { ContentItem, TechpackContent } from '@teamloom/techpack/content.ts'
import { madeDecorations } from '@teamloom/techpack/decorations.ts'
import { fileNamePart } from '@teamloom/techpack/file-names.ts'
import { stampInNames } from '@teamloom/techpack/hindrances.ts'
import { findFile, type ItemFile } from '@teamloom/techpack/item-files.ts'
import { careKinds } from '@teamloom/techpack/label/care.ts'
import { careOfDesign } from '@teamloom/techpack/label/care-of-design.ts'
import { careFile, careSymbol } from '@teamloom/techpack/label/care-symbols.ts'
import { drawBrandLabel, drawSizeLabel } from '@teamloom/techpack/label/label-art.ts'
import { labelData } from '@teamloom/techpack/label/label-data.ts'
import { samplesIn } from '@teamloom/techpack/people/personal-places.ts'
import type { PrintWidths } from '@teamloom/techpack/print-bands.ts'
import { drawSeamSection } from '@teamloom/techpack/sewing/seam-section.ts'
import { detailKey, sectionFile } from '@teamloom/techpack/sewing/sewing-data.ts'
import type { ItemSheet } from '@teamloom/techpack/sheet.ts'
import { outlineTexts } from '#api/platform/typesetter/outline-texts.ts'
import type { Dependencies } from '#api/services.ts'
import { compareProductionFiles } from '#api/techpacks/compare-production.ts'
import { drawSheetOnce } from '#api/techpacks/draw-sheet-once.ts'
import { findArtworkFile, onWhite, readPicture, showArtwork } from '#api/techpacks/gather-pictures.ts'
import { filmFilesOf } from '#api/techpacks/machine/film/film.ts'
import { gangFilesOf } from '#api/techpacks/machine/gang/gang.ts'
import type { MachineItem } from '#api/techpacks/machine/machine-item.ts'
import { patternFilesOf } from '#api/techpacks/machine/pattern/pattern.ts'
import type { MadeFile, MadeItem } from '#api/techpacks/made-file.ts'
import { makeBandPrints, makePrints } from '#api/techpacks/make-prints.ts'
import { drawPeople } from '#api/techpacks/people/draw-people.ts'
import { drawPersonPictures } from '#api/techpacks/people/person-pictures.ts'
import { type PrintSources, printFiles } from '#api/techpacks/print-files.ts'

type House = Pick<Dependencies, 'database' | 'files' | 'pictures' | 'artwork' | 'cutting'>

/** What is drawn, and how. */
export type Drawing = {
  readonly content: TechpackContent
  readonly item: ContentItem
  /** The item's place, from 0. */
  readonly at: number
  readonly locale: Locale
  /** Drawings of artwork too. */
  readonly artAsPictures: boolean
  /** Called for each line whose words are drawn, and for each whose picture is. */
  readonly onLine: () => Promise<unknown>
}

/** All of an item that is drawn; what cannot be is not among its files, and said so on its page. */
export async function drawItem(drawing: Drawing, house: House): Promise<MadeItem> {
  const { item, at, locale } = drawing
  const product = findProduct(item.family, item.product)
  const { document, sizeNames } = item
  const picturesDrawn = drawPictures(drawing, house)
  if (!product || !document)
    return {
      sheet: undefined,
      prints: {},
      bandPrints: {},
      comparisons: {},
      people: [],
      files: await picturesDrawn,
    }
  const garment = { document, family: item.family, product: item.product }
  const printWidths = printWidthsIn(item)
  const stitchings = Object.fromEntries(
    item.artworks.flatMap(({ decorationId, stitching }) => (stitching ? [[decorationId, stitching]] : [])),
  )
  const given = new Map(
    item.artworks.flatMap(({ decorationId, production }) =>
      production ? [[decorationId, production.assetVersionId] as const] : [],
    ),
  )
  const [sheet, prints, bandPrints, comparisons, pictures, drawnPeople, personPictures] = await Promise.all([
    drawSheetOnce(
      item.id,
      { ...garment, sizeNames, locale, printWidths, samples: samplesIn(document) },
      house,
    ),
    makePrints({ document, product }, house, stitchings),
    makeBandPrints({ document, product }, printWidths, sizeNames, house, stitchings),
    compareProductionFiles({ document, product }, given, house),
    picturesDrawn,
    drawPeople(
      { document, product },
      item.lines ?? [],
      { folder: peopleFolder(drawing), locale },
      house,
      drawing.onLine,
    ),
    drawPersonPictures({ document, product }, item.lines ?? [], at, house, drawing.onLine),
  ])
  const care = careOfDesign(document, product)
  const symbols = careKinds.map(kind => symbolFile(careFile(kind, care[kind]), careSymbol(kind, care[kind])))
  const decorations: MadeFile[] = []
  for (const [index, made] of madeDecorations(document, product).entries()) {
    const { id, artwork } = made.decoration
    const production = given.get(id)
    const sources: PrintSources = {
      print: prints[id],
      bands: bandPrints[id] ?? {},
      source: artwork ? await findArtworkFile(artwork.assetVersionId, house) : undefined,
      production: production ? await findArtworkFile(production, house) : undefined,
    }
    const archived = await printFiles(made, sources, drawing, house)
    decorations.push(
      ...(await shownArtwork(`${at}-art-${index}`, id, sources, archived, drawing, house)),
      ...archived,
    )
  }
  const machineFiles = await machineFilesOf(drawing, { document, product, printWidths }, house)
  const files = [
    ...pictures,
    ...(sheet ? sheetFiles(sheet, at) : []),
    ...symbols,
    ...labelFiles(drawing, { document, product }, sheet, symbols),
    ...decorations,
    ...machineFiles,
    ...drawnPeople.files,
    ...personPictures,
    ...patternFiles(drawing, { ...garment, printWidths }, house),
  ]
  return { sheet, prints, bandPrints, comparisons, people: drawnPeople.people, files }
}

function printWidthsIn({ artworks }: ContentItem): Record<string, PrintWidths> {
  return Object.fromEntries(
    artworks.flatMap(({ decorationId, printWidths }) =>
      printWidths && Object.keys(printWidths).length > 0 ? [[decorationId, printWidths]] : [],
    ),
  )
}

/** In the archive an item's files begin with its place and name. */
function archiveName({ item, at }: Drawing): string {
  return `${at + 1}_${fileNamePart(item.name)}`
}

/** What nobody has approved says so wherever a file of it lies. */
function peopleFolder(drawing: Drawing): string {
  return `${archiveName(drawing)}${stampInNames(drawing.item)}`
}

/** For the page on white, for the archive of a workshop's width. */
async function drawPictures(drawing: Drawing, house: House): Promise<MadeFile[]> {
  const { item, at } = drawing
  const drawn = item.sides
    .filter((side): side is Side => sides.some(known => known === side))
    .map(async (side): Promise<MadeFile[]> => {
      const picture = await readPicture(item, side, house)
      if (!picture) return []
      const shown = await onWhite(picture, item, side, house)
      return [
        { name: `${at}-${side}.jpg`, role: 'picture', of: side, bytes: shown },
        {
          name: `pictures/${archiveName(drawing)}_${side}.webp`,
          role: 'largePicture',
          of: side,
          bytes: picture,
        },
      ]
    })
  return (await Promise.all(drawn)).flat()
}

function sheetFiles(
  { flats, measured, cutting, sewing, pieces, overPictures }: ItemSheet,
  at: number,
): MadeFile[] {
  const drawn = (role: ItemFile['role'], of: string, name: string, svg: string): MadeFile => ({
    name: `${at}-${name}.svg`,
    role,
    of,
    bytes: svg,
  })
  return [
    ...flats.flatMap(({ side, svg, plainSvg, placingSvg }) => [
      drawn('colored', side, `${side}-colors`, svg),
      drawn('plain', side, `${side}-line`, plainSvg),
      drawn('placing', side, `${side}-placing`, placingSvg),
    ]),
    drawn('cutting', 'all', 'cutting', cutting.svg),
    ...measured.details.map(({ name, svg }) => drawn('detail', name, `${name}-detail`, svg)),
    ...sewing.details.map(({ name, svg }) => drawn('detail', detailKey(name), detailKey(name), svg)),
    ...sewing.rows.flatMap(({ seam }) =>
      seam ? [symbolFile(sectionFile(seam), drawSeamSection(seam))] : [],
    ),
    ...pieces.map(({ name, svg }) => drawn('piece', name, `${name}-piece`, svg)),
    ...Object.entries(overPictures).map(([side, svg]) => drawn('overPicture', side, `${side}-over`, svg)),
  ]
}

/** Items share them. */
function symbolFile(name: string, svg: string): MadeFile {
  return { name, role: 'symbol', of: name, bytes: svg }
}

/** What the page shows of a decoration: its file, and that in its inks or threads. */
async function shownArtwork(
  name: string,
  decorationId: string,
  { source, print }: PrintSources,
  archived: readonly MadeFile[],
  { artAsPictures }: Drawing,
  house: House,
): Promise<MadeFile[]> {
  const shown = source && (await showArtwork(source, artAsPictures, house))
  // Films of pixels are too large for a page.
  const isPicture = print?.making?.from === 'pixels'
  const films = findFile(archived, isPicture ? 'preview' : 'films', decorationId)
  return [
    ...(shown
      ? [
          {
            name: `${name}.${shown.extension}`,
            role: 'artwork',
            of: decorationId,
            bytes: shown.bytes,
          } as const,
        ]
      : []),
    ...(print?.separations && films
      ? [
          {
            name: `${name}-printed.${isPicture ? 'png' : 'svg'}`,
            role: 'printed',
            of: decorationId,
            bytes: films.bytes,
          } as const,
        ]
      : []),
  ]
}

/** TP55: the label of each size, and the brand's; their words are forms. */
function labelFiles(
  drawing: Drawing,
  garment: Pick<Parameters<typeof labelData>[0], 'document' | 'product'>,
  sheet: ItemSheet | undefined,
  symbols: readonly MadeFile[],
): MadeFile[] {
  const { content, item, locale } = drawing
  const { house } = content
  if (!house) return []
  const label = labelData({ ...garment, house, sizeNames: item.sizeNames, sheet, locale })
  const brand = drawBrandLabel(label)
  const symbolOf = (file: string) => String(symbols.find(({ name }) => name === file)?.bytes ?? '')
  const named = (of: string, name: string, bytes: string): MadeFile => ({
    name: `size-labels/${archiveName(drawing)}_${name}.svg`,
    role: 'label',
    of,
    bytes: () => outlineTexts(bytes),
  })
  return [
    ...item.sizeNames.map((sizeName, i) =>
      named(
        sizeName,
        `${fileNamePart(sizeName)}_size-label`,
        drawSizeLabel(label, label.sizes[i] ?? sizeName, symbolOf),
      ),
    ),
    ...(brand ? [named('', 'brand-label', brand)] : []),
  ]
}

/** MF14, MF16: as the archive has them. */
async function machineFilesOf(
  { content, item, at, locale }: Drawing,
  garment: Pick<MachineItem, 'document' | 'product' | 'printWidths'>,
  house: House,
): Promise<MadeFile[]> {
  const made: MachineItem = {
    ...garment,
    itemId: item.id,
    number: at + 1,
    projectNumber: content.projectNumber ?? String(content.preorderNumber),
    name: item.name,
    locale,
    quantities: item.quantities,
    sizeNames: item.sizeNames,
    lines: item.lines ?? [],
    settings: Object.fromEntries(
      item.artworks.map(({ decorationId, settings }) => [decorationId, settings ?? {}]),
    ),
    knits: item.knits ?? {},
  }
  const kept = [
    ...(await gangFilesOf(made, house)).map(file => ({ ...file, folder: 'gang' })),
    ...(await filmFilesOf(made, house)).map(file => ({ ...file, folder: 'films' })),
    ...(await patternFilesOf(made, house)).map(file => ({ ...file, folder: 'patterns' })),
  ]
  return kept.map(({ name, folder, at: key }) => ({
    name: `machine/${folder}/${name}`,
    role: 'machine',
    of: item.id,
    bytes: () => house.files.open(key),
  }))
}

/** Patterns are large, and cut when they are written. */
function patternFiles(
  drawing: Drawing,
  garment: Omit<Parameters<House['cutting']['pattern']>[0], 'sizeName' | 'title' | 'locale'>,
  { cutting }: House,
): MadeFile[] {
  const { item, locale } = drawing
  return item.sizeNames.map(sizeName => ({
    name: `patterns/${archiveName(drawing)}_${fileNamePart(sizeName)}.svg`,
    role: 'pattern',
    of: sizeName,
    bytes: () => cutting.pattern({ ...garment, sizeName, title: `${item.name}, ${sizeName}`, locale }),
  }))
}
