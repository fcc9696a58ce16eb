import { cloths } from '@teamloom/embroidery/cloths/index.ts'
import { hoopFor } from '@teamloom/embroidery/hoops.ts'
import { machineMinutes } from '@teamloom/embroidery/machine-minutes.ts'
import type { SewnArt } from '@teamloom/embroidery/sew-artwork.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { madeText } from '@teamloom/kit/length.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import type { ContentItem } from '../content.ts'
import type { MadeDecoration } from '../decorations.ts'
import { sewnSizeText, sizeText } from '../document-text.ts'
import type { DrawnItem } from '../drawn-item.ts'
import type { SettingKey } from '../settings/setting-keys.ts'
import { settingsIn } from '../settings/settings-in.ts'
import { type MadeSetting, settingText } from '../settings/settings-of.ts'
import { clothWords, rateText, runSheetWords, underlayWords } from './run-sheet-words.ts'

/** A page beside a machine: what is sewn, of what, on what and where. All of it in words of a language. */
export type RunSheet = {
  readonly title: string
  /** Its picture's, among the files of the document. */
  readonly picture: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly threads: readonly {
    readonly hex: string
    readonly cells: readonly [number: string, thread: string, stitches: string, metres: string]
  }[]
  /** A size and its distances. */
  readonly placements: readonly (readonly [size: string, distances: string])[]
}

export type RunSheetOf = {
  readonly made: MadeDecoration
  readonly item: ContentItem
  readonly drawn: Pick<DrawnItem, 'sheet'>
  readonly sewn: SewnArt
  /** How wide the print is in these sizes; undefined of what has no size. */
  readonly widthInches: number | undefined
  /** The sizes that the sheet is for. */
  readonly sizeNames: readonly string[]
  /** The name of its files, without their endings. */
  readonly name: string
  readonly picture: string
}

/** MF13: a run sheet with the figures of the very file, and the distances of the techpack. */
export function runSheetOf(
  { made, item, drawn, sewn, widthInches, sizeNames, name, picture }: RunSheetOf,
  locale: Locale,
): RunSheet {
  const say = (word: keyof typeof runSheetWords) => runSheetWords[word][locale]
  const { figures, threads, cloth, density, underlay } = sewn
  const settings = settingsIn(made, item)
  const rate = rateOf(settings) ?? cloths[cloth].stitchesPerMinute
  const { widthMillimetres: wide, heightMillimetres: high } = figures
  const hoop = hoopFor(wide, high)
  const count = (value: number) => decimalText(value, 0, locale)
  const metres = (value: number) => decimalText(value, 1, locale)
  const nameOfThread = (code: string) => {
    const color = made.colors.find(each => each.code === code)
    return color ? `${color.label[locale]}, ${code}` : code
  }
  return {
    title: `${made.place[locale]}, ${made.type[locale]}`,
    picture,
    facts: [
      [say('item'), item.name],
      [say('sizes'), sizeNames.join(', ')],
      [say('files'), `${name}.dst, .exp, .pes`],
      ...artRows(made, widthInches, locale),
      [say('size'), sewnSizeText(figures, locale)],
      [say('stitches'), count(figures.stitches)],
      [say('metres'), `${metres(figures.metres)} m`],
      [say('trims'), count(figures.trims)],
      [rateText(rate, locale), `${metres(machineMinutes(figures, rate))} min`],
      [say('cloth'), clothWords[cloth][locale]],
      [say('density'), `${density}\u00a0%`],
      [say('underlay'), underlayWords[underlay][locale]],
      ...settings
        .filter(({ key }) => onSheet.has(key))
        .map(setting => [setting.label[locale], settingText(setting, locale)] as const),
      [say('hoop'), hoop ? `${hoop[0]} × ${hoop[1]} mm` : say('noHoop')],
    ],
    threads: figures.blocks.map((block, n) => ({
      hex: threads[n]?.hex ?? '#000000',
      cells: [
        String(n + 1),
        nameOfThread(threads[n]?.code ?? ''),
        count(block.stitches),
        metres(block.metres),
      ],
    })),
    placements: placementsOf(made, drawn, sizeNames, locale),
  }
}

const onSheet: ReadonlySet<SettingKey> = new Set(['backing', 'topping', 'needle', 'thread'])

/** Stitches a minute as staff set them; undefined where they did not, or wrote no figure. */
function rateOf(settings: readonly MadeSetting[]): number | undefined {
  const own = settings.find(({ key }) => key === 'speed')?.own
  const digits = own?.match(/\d[\d\s,\u00a0\u202f]*/)?.[0].replaceAll(/\D/g, '')
  return Number(digits) || undefined
}

/** The artwork as it is drawn: what is sewn of it reaches farther, as thread pulls cloth together. */
function artRows(
  { size, artSize }: MadeDecoration,
  widthInches: number | undefined,
  locale: Locale,
): RunSheet['facts'] {
  if (!size) return []
  const share = (widthInches ?? size.widthInches) / size.widthInches
  const art = artSize ?? size
  const drawn = { widthInches: art.widthInches * share, heightInches: art.heightInches * share }
  return [[runSheetWords.artSize[locale], sizeText(drawn, locale)]]
}

function placementsOf(
  { decoration }: MadeDecoration,
  { sheet }: Pick<DrawnItem, 'sheet'>,
  sizeNames: readonly string[],
  locale: Locale,
): RunSheet['placements'] {
  return (sheet?.placements ?? [])
    .filter(({ decorationId }) => decorationId === decoration.id)
    .flatMap(({ sizes }) => sizes)
    .filter(({ sizeName }) => sizeNames.includes(sizeName))
    .map(({ sizeName, down, across }) => [
      sizeName,
      [down, across]
        // What lies in a middle has no distance.
        .map(({ rule, inches }) =>
          inches === 0 ? rule[locale] : `${rule[locale]} ${madeText(inches, locale)}`,
        )
        .join('; '),
    ])
}
