import type { Locale } from '@teamloom/kit/label.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import type { ContentFile } from './content.ts'
import type { MadeDecoration } from './decorations.ts'
import { colon } from './document-text.ts'
import { documentWords } from './document-words.ts'

/** How fine a file's pixels are, as large as it is made. */
export type SourceResolution = {
  /** Whether it is the file that staff gave to produce from; else the one that was sent. */
  readonly isProduction: boolean
  readonly pixelsWide: number
  readonly pixelsHigh: number
  /** In the coarser way. */
  readonly pixelsPerInch: number
  /** Whether the pixels are as many as a sharp print takes. */
  readonly isEnough: boolean
}

/** How many pixels to the inch a sharp print takes (TP6). */
const enough = 200

/** TP47: of the file that it is made from; null of a drawing, and of what has no file or size. */
export function sourceResolutionOf(
  { decoration, fileSize }: Pick<MadeDecoration, 'decoration' | 'fileSize'>,
  production?: ContentFile | null,
): SourceResolution | null {
  const file = production ?? decoration.artwork
  if (!file || !fileSize || file.isVector) return null
  const { width = 0, height = 0 } = file
  // An older release does not know how large the file was that it was given.
  if (width === 0) return null
  const pixelsPerInch = Math.round(Math.min(width / fileSize.widthInches, height / fileSize.heightInches))
  return {
    isProduction: Boolean(production),
    pixelsWide: width,
    pixelsHigh: height,
    pixelsPerInch,
    isEnough: pixelsPerInch >= enough,
  }
}

/** `900 × 1100 pixels, 121 to the inch` */
export function resolutionText(
  { pixelsWide, pixelsHigh, pixelsPerInch }: SourceResolution,
  locale: Locale,
): string {
  const told = (value: number) => decimalText(value, 0, locale)
  const words = { en: ['pixels', 'to the inch'], fr: ['pixels', 'au pouce'] }[locale]
  return `${told(pixelsWide)} × ${told(pixelsHigh)} ${words[0]}, ${told(pixelsPerInch)} ${words[1]}`
}

/** What is open of it; none of one that is enough. */
export function resolutionCheck(resolution: SourceResolution | null, locale: Locale): string[] {
  if (!resolution || resolution.isEnough) return []
  const { pixelsPerInch, isProduction } = resolution
  const file = documentWords[isProduction ? 'production' : 'source'][locale]
  return [
    {
      en: `${file}${colon.en}${pixelsPerInch} pixels to the inch at this size, under the ${enough} of a sharp print; a larger file is better.`,
      fr: `${file}${colon.fr}${pixelsPerInch} pixels au pouce à ces dimensions, sous les ${enough} d’une impression nette; un fichier plus grand vaut mieux.`,
    }[locale],
  ]
}
