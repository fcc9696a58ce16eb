/** How artwork is repeated over cloth; inches. Spacings lie between the images. */
export type RepeatDetails = {
  readonly patternName: string
  readonly maxImageWidthInches: number
  readonly maxImageHeightInches: number
  readonly verticalSpacingInches?: number
  readonly verticalOffsetInches?: number
  readonly horizontalSpacingInches?: number
  readonly horizontalOffsetInches?: number
  /** By how much more than half a pitch every other row is shifted. */
  readonly horizontalOddRowOffsetInches?: number
}

/** One tile of a pattern, which begins anew beside and below itself; inches. */
export type RepeatLayout = {
  readonly tileWidthInches: number
  readonly tileHeightInches: number
  readonly imageWidthInches: number
  readonly imageHeightInches: number
  /** Middles of the images in the tile. */
  readonly spots: readonly { readonly x: number; readonly y: number }[]
  /** From the tile's corner to where the pattern begins. */
  readonly offsetX: number
  readonly offsetY: number
}

const rowHeight = Math.sqrt(3) / 2

/** `aspect` is the artwork's width over its height: it is shown whole in the largest image. */
export function layRepeat(details: RepeatDetails, aspect: number): RepeatLayout {
  const width = Math.min(details.maxImageWidthInches, details.maxImageHeightInches * aspect)
  const height = width / aspect
  const across = details.horizontalSpacingInches ?? 0
  const down = details.verticalSpacingInches ?? 0
  const pitch = { x: width + across, y: height + down }
  const common = {
    imageWidthInches: width,
    imageHeightInches: height,
    offsetX: details.horizontalOffsetInches ?? 0,
    offsetY: details.verticalOffsetInches ?? 0,
  }
  const first = { x: 0, y: 0 }
  switch (details.patternName) {
    case 'brickWallHorizontal': {
      const second = { x: pitch.x / 2 + (details.horizontalOddRowOffsetInches ?? 0), y: pitch.y }
      return { ...common, tileWidthInches: pitch.x, tileHeightInches: 2 * pitch.y, spots: [first, second] }
    }
    case 'brickWallVertical': {
      const second = { x: pitch.x, y: pitch.y / 2 }
      return { ...common, tileWidthInches: 2 * pitch.x, tileHeightInches: pitch.y, spots: [first, second] }
    }
    // Neighbours are equally far: wide apart enough that a row does not reach into the next.
    case 'hexagonByRow': {
      const far = Math.max(pitch.x, (height + across) / rowHeight)
      const second = { x: far / 2, y: rowHeight * far }
      return {
        ...common,
        tileWidthInches: far,
        tileHeightInches: 2 * rowHeight * far,
        spots: [first, second],
      }
    }
    case 'hexagonByColumn': {
      const far = Math.max(pitch.y, (width + down) / rowHeight)
      const second = { x: rowHeight * far, y: far / 2 }
      return {
        ...common,
        tileWidthInches: 2 * rowHeight * far,
        tileHeightInches: far,
        spots: [first, second],
      }
    }
    default:
      return { ...common, tileWidthInches: pitch.x, tileHeightInches: pitch.y, spots: [first] }
  }
}
