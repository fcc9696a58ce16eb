/** A map's pixels, and which of them are the work itself. */
export type MapFrame = {
  readonly width: number
  readonly height: number
  /** Pixels on each side beyond the work. */
  readonly margin: number
  /** Pixels to an inch. */
  readonly density: number
}

/** A map over a work of some inches, with a margin around it. */
export function frameMap(
  widthInches: number,
  heightInches: number,
  density: number,
  marginInches: number,
): MapFrame {
  const margin = Math.ceil(marginInches * density)
  return {
    width: Math.max(1, Math.round(widthInches * density)) + 2 * margin,
    height: Math.max(1, Math.round(heightInches * density)) + 2 * margin,
    margin,
    density,
  }
}

/** Pixels of the work itself, without its margins. */
export function pixelsOf({ width, height, margin }: Pick<MapFrame, 'width' | 'height' | 'margin'>) {
  return { width: width - 2 * margin, height: height - 2 * margin }
}
