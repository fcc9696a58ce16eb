import type { ArtDetails } from './art-details.ts'
import type { DrawingFault } from './drawing-fault.ts'
import type { ArtworkFormat } from './file-format.ts'
import type { ForeignFormat } from './foreign-format.ts'
import { capitalHeight } from './lay-letters.ts'
import type { TextRecipe } from './text-recipe.ts'

/** What a file is found to be, whatever it is for. */
export type Verdict =
  | {
      readonly ok: true
      readonly format: ArtworkFormat
      readonly width: number
      readonly height: number
      readonly isVector: boolean
      /** Most used first: `#163E2D`. */
      readonly colors: readonly string[]
      /** Whether it has a few flat colours; absent for what was read by an earlier reader. */
      readonly isFlat?: boolean | undefined
      readonly details?: ArtDetails | undefined
      /** How many its file has, where it is more than one, and which of them this is, from 1. */
      readonly pages?: { readonly count: number; readonly shown: number } | undefined
      /** Wide margins: how much of the file what is drawn on fills, 0 to 1, and whether that alone is kept. */
      readonly margins?: { readonly fills: number; readonly isCropped: boolean } | undefined
      /** All that is kept of a drawing is a picture of it, as its outlines would not show the same. */
      readonly isRasterized?: boolean | undefined
      /** Fonts that its words are meant in and that nobody has here: others stand for them. */
      readonly missingFonts?: readonly string[] | undefined
      /** Letters of its words that no font here has, each once: boxes stand for them. */
      readonly missingLetters?: string | undefined
    }
  | {
      readonly ok: false
      /** Null when it is of none, or that was not found out. */
      readonly format: ArtworkFormat | null
      readonly code: 'unspecifiedFormat' | 'imageTooSmall' | 'processingError' | 'unsupportedFile'
      /** Why a drawing cannot be drawn, where that can be said. */
      readonly cause?: DrawingFault | undefined
      /** What an unsupported file is instead. */
      readonly foreign?: ForeignFormat | undefined
      /** What the server would need to read an unsupported file. */
      readonly lacks?: string | undefined
    }

type Found = Extract<Verdict, { ok: true }>

/** What is told of a file that can be drawn, without its format. */
export type ArtworkFacts = Pick<Found, 'width' | 'height' | 'isVector'> & {
  colors: string[]
  /** Null: it was read before this was found out. */
  isFlat: boolean | null
  details?: ArtDetails
  /** Absent where there is one. */
  pages?: { readonly count: number; readonly shown: number }
  /** Absent where they are narrow. */
  margins?: { readonly fills: number; readonly isCropped: boolean }
  /** Absent where it is not. */
  isRasterized?: true
  /** Absent where none is. */
  missingFonts?: string[]
  /** Absent where none is. */
  missingLetters?: string
}

/** `recipe`: of what was made from words. */
export function factsOf(found: Found, recipe: TextRecipe | null): ArtworkFacts {
  const { width, height, isVector, colors, isFlat = null, details, isRasterized } = found
  const { missingFonts = [], missingLetters, pages, margins } = found
  const capital = recipe ? capitalHeight(recipe, width, 1) : undefined
  return {
    width,
    height,
    isVector,
    colors: [...colors],
    isFlat,
    ...(details ? { details: capital === undefined ? details : { ...details, capital } } : {}),
    ...(pages ? { pages } : {}),
    ...(margins ? { margins } : {}),
    ...(isRasterized ? { isRasterized } : {}),
    ...(missingFonts.length > 0 ? { missingFonts: [...missingFonts] } : {}),
    ...(missingLetters ? { missingLetters } : {}),
  }
}
