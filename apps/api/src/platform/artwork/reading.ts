import type { Verdict } from '@teamloom/artwork/verdict.ts'

/**
 * The version of what reads files: raised when it finds or draws anything otherwise, so that what is known of files
 * is found anew.
 */
export const readerVersion = 24

/** The forms in which artwork is drawn and shown: gzipped art files, of a vector what is safe of it, of a raster what is left of it. */
export type Forms = Readonly<Partial<Record<'pixels' | 'plates' | 'clean.svg' | 'cropped.png', Uint8Array>>>

/** What of a file is read. */
export type ReadingChoice = {
  /** Which page, from 1, of a file that can have several. */
  readonly page: number
  /** Whether of a drawing with wide margins only what is drawn on is read. */
  readonly isCropped: boolean
}

export const wholeFirst: ReadingChoice = { page: 1, isCropped: false }

/** What a file was found to be, with its forms; without forms when it was refused. */
export type Reading = { readonly verdict: Verdict; readonly forms: Forms }
