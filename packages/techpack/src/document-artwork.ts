import type { Locale } from '@teamloom/kit/label.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { techniques } from '@teamloom/technique/index.ts'
import type { ContentArtwork, ContentItem } from './content.ts'
import { coverText } from './cover-text.ts'
import { type MadeDecoration, type Repeat, timesOf } from './decorations.ts'
import { colon, colorText, extentTexts, sewnSizeText, sizeText, timesText } from './document-text.ts'
import { type DocumentWord, documentWords } from './document-words.ts'
import type { DrawnItem, Edition, Rows } from './drawn-item.ts'
import { fileSideText, mirroredAs } from './file-side.ts'
import { filmText } from './film-frame.ts'
import { filmsText } from './film-words.ts'
import { fullColorsOf, fullColorText, isPressedIn } from './full-color.ts'
import { waitsForRedrawing } from './hindrances.ts'
import { archivedOf, nameForProduction, nameOfFile } from './item-files.ts'
import { runSheetWords } from './machine/run-sheet-words.ts'
import { missingOfArtwork } from './missing-artwork.ts'
import { hasJoined } from './people/made-line.ts'
import { peopleWords } from './people/people-words.ts'
import { isSample } from './people/personal-places.ts'
import { ruleRows } from './placement-rules.ts'
import type { MadePrint } from './print-work.ts'
import { type FileComparison, toldComparison } from './production-file/comparison.ts'
import { settingsIn } from './settings/settings-in.ts'
import { hasWhiteBase, type MadeSetting, settingText } from './settings/settings-of.ts'
import { threadOf } from './settings/thread-of.ts'
import { resolutionCheck, resolutionText, sourceResolutionOf } from './source-resolution.ts'

export function nameOfArtwork({ decoration }: MadeDecoration): string {
  return decoration.artwork?.filename ?? decoration.name
}

/** A decoration's own page. */
export function artworkData(
  made: MadeDecoration,
  index: number,
  item: ContentItem,
  drawn: DrawnItem | undefined,
  sizeLabel: (name: string) => string,
  { locale }: Edition,
) {
  const { decoration, type, place, colors } = made
  const say = (word: DocumentWord) => documentWords[word][locale]
  const productionFile = nameForProduction(drawn?.files, decoration.id)
  const printed = nameOfFile(drawn?.files, 'printed', decoration.id)
  const kept = item.artworks.find(({ decorationId }) => decorationId === decoration.id)
  const print = drawn?.prints[decoration.id]
  const resolution = sourceResolutionOf(made, kept?.production)
  const shares = new Map(print?.shares.map(({ code, share }) => [code, share]))
  const covering = (share: number) =>
    print?.grid && share === 0
      ? say('noStitch')
      : `${say('covers')} ${Math.round(share * 100)}\u00a0% ${say(print?.tile ? 'ofCloth' : 'ofArt')}`
  return {
    title: `${say('artwork')} ${index + 1}, ${nameOfArtwork(made)}`,
    subtitle: `${type[locale]}, ${place[locale]}`,
    sourceTitle: say('sourceTitle'),
    printedTitle: say(
      printed
        ? print?.tile
          ? 'tileTitle'
          : 'printedTitle'
        : isPressedIn(made.technique)
          ? 'pressedTitle'
          : 'ownColors',
    ),
    file: nameOfFile(drawn?.files, 'artwork', decoration.id),
    printed,
    background: kept?.background ?? '#DADADA',
    cloth: made.clothHex,
    facts: factsOf(made, item, drawn, locale),
    colors: [
      ...groundColor(made, locale),
      ...colors.map(color => ({
        hex: color.hex,
        text: [
          [colorText(color, locale), color.chart].filter(Boolean).join(', '),
          shares.has(color.code) && (print?.tile || !made.coversPiece)
            ? covering(shares.get(color.code) ?? 0)
            : '',
        ]
          .filter(Boolean)
          .join('\n'),
      })),
    ],
    mainColors: fullColorsOf(made).map(color => ({ hex: color, text: fullColorText(color, locale) })),
    calibration: (kept?.calibrationColors ?? []).map(({ name, hex }) => ({
      hex,
      text: `${name} ${hex}`.trim(),
    })),
    settings: settingRows(made, item, print, locale),
    compared: toldOf(drawn?.comparisons[decoration.id]),
    checks: checkTexts(made, item, drawn, locale),
    mirroredAs: mirroredAs(made.process),
    films: print?.making ?? null,
    resolution,
    missing: drawn ? missingOfArtwork(made, item, drawn).map(say) : [],
    productionFile,
    files: archivedOf(drawn?.files, decoration.id).map(({ name, film, isForProduction = false }) => ({
      name: fileName(name),
      note:
        [
          film ? filmText(film, locale) : null,
          isSample(made)
            ? peopleWords.sample[locale]
            : isForProduction
              ? say('forProduction')
              : name.includes('_to-compare')
                ? say('toCompare')
                : null,
        ]
          .filter(Boolean)
          .join('; ') || null,
      isForProduction,
      ...(film ? { film } : {}),
    })),
    covers: made.coversPiece ? coverText(made, [], locale) : null,
    bySize: bySizeData(made, item, drawn, sizeLabel, locale),
  }
}

/** What is to be watched of it as it is made. */
function checkTexts(
  made: MadeDecoration,
  item: ContentItem,
  drawn: DrawnItem | undefined,
  locale: Locale,
): string[] {
  const { id } = made.decoration
  const kept = item.artworks.find(({ decorationId }) => decorationId === id)
  return [
    ...acceptedText(kept?.production?.accepted, locale),
    ...(toldOf(drawn?.comparisons[id])?.notes ?? []).map(
      note => `${documentWords.production[locale]}${colon[locale]}${note[locale]}`,
    ),
    ...resolutionCheck(sourceResolutionOf(made, kept?.production), locale),
    ...(kept?.checks ?? []).map(check =>
      isSample(made) ? `${check[locale]} (${peopleWords.ofSample[locale]})` : check[locale],
    ),
  ]
}

/** What a tag is woven of, or a patch cut of. */
function groundColor({ ground }: MadeDecoration, locale: Locale) {
  if (!ground) return []
  const { color } = ground
  const named = [colorText(color, locale), color.chart].filter(Boolean).join(', ')
  return [{ hex: color.hex, text: `${named}\n${documentWords.ground[locale]}` }]
}

/** What is said of a decoration in a line each. */
function factsOf(
  made: MadeDecoration,
  item: ContentItem,
  drawn: DrawnItem | undefined,
  locale: Locale,
): Rows {
  const { decoration, size, artSize, rows } = made
  const say = (word: DocumentWord) => documentWords[word][locale]
  const productionFile = nameForProduction(drawn?.files, decoration.id)
  const kept = item.artworks.find(({ decorationId }) => decorationId === decoration.id)
  const print = drawn?.prints[decoration.id]
  const resolution = sourceResolutionOf(made, kept?.production)
  const isAwaited = waitsForRedrawing(made, item)
  return [
    [
      say('printSize'),
      [
        size ? sizeText(size, locale) : '–',
        ...(made.repeat && made.coversPiece ? [say('asPiece')] : []),
      ].join('\n'),
    ],
    ...(decoration.personal
      ? [[peopleWords.people[locale], peopleWords[item.lines ? 'eachOwn' : 'nobodysOwn'][locale]]]
      : []),
    ...(hasJoined(drawn?.people ?? [], decoration.id)
      ? [[peopleWords.letters[locale], peopleWords.joinedNote[locale]]]
      : []),
    ...(made.repeat ? [[say('repeat'), repeatText(made.repeat, locale)]] : []),
    ...(timesOf(made) > 1 ? [[say('often'), say('ofPair')]] : []),
    ...(artSize ? [[say('artSize'), sizeText(artSize, locale)]] : []),
    [say('source'), decoration.artwork?.filename ?? say('none')],
    ...(resolution
      ? [
          [
            say(resolution.isProduction ? 'resolutionGiven' : 'resolution'),
            resolutionText(resolution, locale),
          ],
        ]
      : []),
    ...(hasMargins(made) ? [[say('wholeFile'), sizeText(made.fileSize!, locale)]] : []),
    [
      say('production'),
      isAwaited
        ? say('awaitsRedrawing')
        : isSample(made)
          ? peopleWords[item.lines ? 'inPeople' : 'nothingPutOn'][locale]
          : (fileName(productionFile) ?? kept?.production?.filename ?? say('none')),
    ],
    [say('fileSide'), fileSideText(made.process, locale)],
    ...comparedRows(drawn?.comparisons[decoration.id], locale),
    [say('quality'), qualityText(kept, isAwaited, locale)],
    // Size and inks are told beside it.
    ...rows
      .filter(({ label }) => label.en !== 'Size' && !label.en.startsWith('Ink '))
      .map(({ label, value }) => [label[locale], value[locale]]),
    ...figuresOf(made, print, settingsIn(made, item, print), locale),
    ...(print?.making && made.technique && techniques[made.technique].production.screens
      ? [[say('films'), filmsText(print.making, locale)]]
      : []),
  ]
}

/** TP70: `1 1/2 in across, 2 in down; in each also an image 3/4 in to the right of the first and 1 in below it` */
function repeatText({ widthInches, heightInches, others }: Repeat, locale: Locale): string {
  const inches = (value: number) => inchesText(value, locale)
  const told = {
    en: `${inches(widthInches)} across, ${inches(heightInches)} down`,
    fr: `${inches(widthInches)} en travers, ${inches(heightInches)} en hauteur`,
  }[locale]
  const beside = others.map(
    ({ x, y }) =>
      ({
        en: `in each also an image ${inches(x)} to the right of the first and ${inches(y)} below it`,
        fr: `dans chacun aussi un motif à ${inches(x)} à droite du premier et à ${inches(y)} au-dessous`,
      })[locale],
  )
  return [told, ...beside].join('; ')
}

/** TP6: of its dots alone: what is still open of it is said with it. */
function qualityText(kept: ContentArtwork | undefined, isAwaited: boolean, locale: Locale): string {
  if (!kept?.quality) return '–'
  const told = documentWords[kept.quality][locale]
  const isOpen = isAwaited || kept.checks.length > 0
  return isOpen ? `${documentWords.sharpness[locale]} ${told}; ${documentWords.notSettled[locale]}` : told
}

/** TP32: `Production file: accepted by Sam Keller: crop marks`. */
function acceptedText(
  accepted: { readonly by: string; readonly reason: string } | undefined,
  locale: Locale,
): string[] {
  if (!accepted) return []
  const { production, acceptedBy } = documentWords
  const taken = `${acceptedBy[locale]} ${accepted.by}${colon[locale]}${accepted.reason}`
  return [`${production[locale]}${colon[locale]}${taken}`]
}

/** TP42: how it is made, and whether staff said so. */
function settingRows(made: MadeDecoration, item: ContentItem, print: MadePrint | undefined, locale: Locale) {
  return settingsIn(made, item, print).map(setting => ({
    label: setting.label[locale],
    text: settingText(setting, locale),
    isOwn: setting.own !== null,
  }))
}

function toldOf(compared: FileComparison | null | undefined) {
  return compared ? toldComparison(compared) : null
}

/** TP32: none where no file was given. */
function comparedRows(compared: FileComparison | null | undefined, locale: Locale): Rows {
  if (compared === undefined) return []
  const told = toldOf(compared)
  return [
    [
      documentWords.compared[locale],
      told
        ? `${documentWords.overlapBy[locale]} ${told.overlapPercent}\u00a0%, ${documentWords[told.verdict][locale]}`
        : documentWords.notCompared[locale],
    ],
  ]
}

/** Without its folder. */
function fileName(path: string | null): string | null {
  return path?.replace('artwork/', '') ?? null
}

/** Inches by which a file is larger than its ink before that is told. */
const leastMargin = 1 / 16

function hasMargins({ fileSize, artSize, size }: MadeDecoration): boolean {
  const inked = artSize ?? size
  if (!fileSize || !inked) return false
  return (
    fileSize.widthInches - inked.widthInches >= leastMargin ||
    fileSize.heightInches - inked.heightInches >= leastMargin
  )
}

function bySizeData(
  made: MadeDecoration,
  item: ContentItem,
  drawn: DrawnItem | undefined,
  sizeLabel: (name: string) => string,
  locale: Locale,
) {
  const say = (word: DocumentWord) => documentWords[word][locale]
  const placements = (drawn?.sheet?.[made.coversPiece ? 'registers' : 'placements'] ?? []).filter(
    each => each.decorationId === made.decoration.id,
  )
  const sizes = placements[0]?.sizes ?? []
  const rulesOn = (onPiece: typeof sizes): Rows =>
    ruleRows(onPiece).map(({ way, rule, inches }) => [
      `${say(way)}, ${rule[locale]}`,
      ...inches.map(each =>
        each === null ? '' : each === 0 ? '0' : `${inchesText(each, locale)}\n${cmText(each, locale)}`,
      ),
    ])
  // A pattern lies alike on both halves of a hood; each sock is told by itself.
  const apart = new Map(
    placements.map(({ sizes: onPiece, piece }) => [
      made.location?.twin ? String(rulesOn(onPiece)) : piece.en,
      piece,
    ]),
  )
  const rules: Rows = placements
    .filter(({ piece }) => [...apart.values()].includes(piece))
    .flatMap(({ piece, sizes: onPiece }) =>
      rulesOn(onPiece).map(([rule, ...inches]) => [
        `${apart.size > 1 ? `${piece[locale]}${colon[locale]}` : ''}${rule}`,
        ...inches,
      ]),
    )
  const widths = new Set(sizes.map(({ widthInches }) => widthInches))
  const extents: Rows =
    widths.size < 2 ? [] : [[say('printSize'), ...sizes.map(size => extentTexts(size, locale).join(' ×\n'))]]
  const fits: Rows = sizes.every(size => size.fits)
    ? []
    : [
        [
          say(made.coversPiece ? 'reaches' : 'fits'),
          ...sizes.map(size => say(size.fits ? 'yes' : made.coversPiece ? 'bare' : 'no')),
        ],
      ]
  const seen = say(drawn?.sheet?.isWorn ? 'seenWorn' : 'seen')
  return {
    /** Said before the table. */
    note: made.coversPiece ? `${coverText(made, sizes, locale)} ${seen}` : seen,
    sampleNote: isSample(made) ? peopleWords[item.lines ? 'ofSample' : 'sample'][locale] : null,
    piece: placements.map(({ piece }) => piece[locale]).join(', ') || '–',
    columns: ['', ...sizes.map(({ sizeName }) => sizeLabel(sizeName))],
    rows: [...extents, ...rules, ...fits],
  }
}

/** What is counted of it: stitches and thread, needles, screens. */
export function figuresOf(
  made: MadeDecoration,
  print: MadePrint | undefined,
  settings: readonly MadeSetting[],
  locale: Locale,
): Rows {
  const say = (word: DocumentWord) => documentWords[word][locale]
  if (!print) return []
  if (print.threads.length > 0) {
    const stitches = print.threads.reduce((sum, each) => sum + each.stitches, print.rim?.stitches ?? 0)
    const metres = print.threads.reduce((sum, each) => sum + each.metres, print.rim?.metres ?? 0)
    const thread = threadOf(settings)
    const told = (each: { readonly stitches: number; readonly metres: number }) =>
      `${decimalText(each.stitches, 0, locale)} ${timesText('stitches', locale)}, ${decimalText(each.metres, 1, locale)} m`
    return [
      [say('stitches'), told({ stitches, metres })],
      ...(print.sewn
        ? [[runSheetWords.size[locale], sewnSizeText(print.sewn.figures, locale)] as const]
        : []),
      [say('stitchFile'), say(print.sewn ? 'hasStitchFile' : 'noStitchFile')],
      ...print.threads.map(each => {
        const color = made.colors.find(({ code }) => code === each.code)
        const weight = thread ? `, ${thread.brief[locale]}` : ''
        return [`${say('thread')} ${color ? colorText(color, locale) : each.code}`, `${told(each)}${weight}`]
      }),
      ...(print.rim
        ? [
            [
              `${say('rim')} ${made.rimColor ? colorText(made.rimColor, locale) : print.rim.code}`,
              told(print.rim),
            ],
          ]
        : []),
    ]
  }
  if (print.grid)
    return [
      [say('needles'), `${print.grid.needles} × ${print.grid.courses}`],
      [say('gauge'), say('gaugeText')],
    ]
  const production = made.technique && techniques[made.technique].production
  if (production?.isWoven) return [[say('yarns'), `${made.colors.length}, ${say('besidesGround')}`]]
  if (!production?.screens) return []
  const isOne = production.screens === 'one'
  if (!isOne && made.colors.length === 0) return [[say('colors'), say('fullColor')]]
  const inks = isOne ? 1 : made.colors.length
  return [[say('screens'), hasWhiteBase(settings) ? `${inks + 1}, ${say('withBase')}` : String(inks)]]
}
