import type { Label } from '@teamloom/kit/label.ts'
import type { Palette } from '../colors/palette.ts'
import type { DecorationCategory } from './category.ts'

export type FileType = { readonly name: string; readonly extensions: readonly string[] }

/** A way to put artwork on cloth. It carries its own answers, so that nothing else asks which one it is. */
export type DecorationType = {
  readonly type: string
  readonly label: Label
  readonly note: Label
  readonly category: DecorationCategory
  readonly parentType: 'print' | 'tag'
  /** The type that a decoration without artwork returns to. */
  readonly undefinedType: string
  /** Can be chosen; a placeholder cannot. */
  readonly selectable: boolean
  readonly adminOnly: boolean
  readonly fileTypes: readonly FileType[]
  readonly designTemplates: readonly { readonly name: string; readonly url: string }[]
  /** The artwork is reduced to few colours, each printed in one of the palette's. */
  readonly useColorExtraction: boolean
  readonly maxColorsToExtract: number
  readonly palette: Palette | null
  /** A raster must have that many pixels per printed inch. */
  readonly minDpi: number
  /** Of the smallest print that can be made. */
  readonly minWidthInches: number
  readonly credits: { readonly artwork: number; readonly firstColor: number; readonly extraColor: number }
  /** How composition lights it. */
  readonly finish: 'flat' | 'none'
}

export const rasterFiles: readonly FileType[] = [
  { name: 'PNG', extensions: ['png'] },
  { name: 'JPG', extensions: ['jpg', 'jpeg'] },
]
export const vectorFiles: readonly FileType[] = [{ name: 'SVG', extensions: ['svg'] }]
