import type { Palette } from '../colors/palette.ts'

/** What artwork's colours become: each its own ink of a palette, `most` at once; or all of them as the file has them. */
export type Inks =
  | { readonly from: 'palette'; readonly palette: Palette; readonly most: number }
  | { readonly from: 'artwork' }
