import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import type { CSSProperties } from 'react'

/** A colour as its cloth shows it: its hex with its texture on it. */
export function colorFill(color: PaletteColor | undefined): CSSProperties {
  return {
    backgroundColor: color?.hex,
    backgroundImage: color?.textureUrl ? `url(${color.textureUrl})` : undefined,
  }
}
