import { artWithin, type Outline } from '@teamloom/artwork/piece.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { OptionField, OptionValues } from './options.ts'
import type { ArtworkShape, DecorationSize, PlaceSize, Sizing } from './sizing.ts'

/** A shape that patches or tags are made in, by the name that is chosen; widths and heights in inches, smallest first. */
export type Shape = {
  readonly name: string
  readonly label: Label
  readonly outline: Outline
  /** `artwork`: of the artwork's own proportion, in steps. */
  readonly sizes: readonly ShapeSize[] | 'artwork'
}

export type ShapeSize = readonly [widthInches: number, heightInches: number]

export const patchShapes: readonly [Shape, ...Shape[]] = [
  {
    name: 'square',
    label: { en: 'Square', fr: 'Carré' },
    outline: 'box',
    sizes: [
      [2, 2],
      [2.5, 2.5],
      [3, 3],
    ],
  },
  {
    name: 'diamond',
    label: { en: 'Diamond', fr: 'Losange' },
    outline: 'diamond',
    sizes: [
      [2.5, 2.5],
      [3, 3],
    ],
  },
  {
    name: 'rectangle',
    label: { en: 'Rectangle', fr: 'Rectangle' },
    outline: 'box',
    sizes: [
      [3, 2],
      [3.5, 2.5],
    ],
  },
  {
    name: 'short rectangle',
    label: { en: 'Short rectangle', fr: 'Rectangle court' },
    outline: 'box',
    sizes: [[2.5, 1.5]],
  },
  {
    name: 'long rectangle',
    label: { en: 'Long rectangle', fr: 'Rectangle long' },
    outline: 'box',
    sizes: [[4, 1.25]],
  },
  {
    name: 'round',
    label: { en: 'Round', fr: 'Rond' },
    outline: 'round',
    sizes: [
      [1.75, 1.75],
      [2, 2],
      [2.5, 2.5],
      [3, 3],
    ],
  },
  {
    name: 'contour',
    label: { en: 'Cut to the artwork', fr: 'Découpé au visuel' },
    outline: 'contour',
    sizes: 'artwork',
  },
]

/** The longer side of what is cut to its artwork, from the least to the most in such steps; the shorter side at least. Inches. */
export const contourInches = { least: 1.5, most: 4, step: 0.25, leastAcross: 0.75 } as const

/** Sizes with the border round the artwork on all sides; rounded, as an id has the width. */
function contourSizes({ width, height }: ArtworkShape, border: number): ShapeSize[] {
  const { least, most, step, leastAcross } = contourInches
  const aspect = width / height
  return Array.from({ length: Math.round((most - least) / step) + 1 }, (_, i): ShapeSize => {
    const long = least + i * step
    const art = long - 2 * border
    return aspect >= 1
      ? [long, art / aspect + 2 * border]
      : [Math.round((art * aspect + 2 * border) * 1000) / 1000, long]
  }).filter(([wide, high]) => Math.min(wide, high) >= leastAcross)
}

export function shapeField(shapes: readonly [Shape, ...Shape[]]): OptionField {
  const [first, ...others] = shapes
  return {
    name: 'tagName',
    label: { en: 'Shape', fr: 'Forme' },
    kind: 'choice',
    choices: [
      { name: first.name, label: first.label },
      ...others.map(({ name, label }) => ({ name, label })),
    ],
  }
}

export function getShape(shapes: readonly Shape[], { tagName }: OptionValues): Shape {
  return must(
    shapes.find(({ name }) => name === tagName),
    `shape ${tagName}`,
  )
}

/** Which shapes there are, and how far from their edges artwork keeps. */
export type ShapeRules = {
  readonly shapes: readonly [Shape, ...Shape[]]
  readonly marginInches: number
  readonly leastDpi: number
}

/** The sizes of the shape that is chosen, as far as they fit and a raster has the pixels for its part of them. */
export function shapeSizing({ shapes, marginInches, leastDpi }: ShapeRules): Sizing {
  const artWidthOf = (shape: Shape, size: ShapeSize, artwork: ArtworkShape) =>
    artWithin(
      shape.outline,
      { widthInches: size[0], heightInches: size[1] },
      marginInches,
      artwork.width / artwork.height,
    ).widthInches
  const widestOf = ({ isVector, width }: ArtworkShape) =>
    isVector ? Number.POSITIVE_INFINITY : width / leastDpi
  const fitting = (shape: Shape, place: PlaceSize, artwork: ArtworkShape) =>
    (shape.sizes === 'artwork' ? contourSizes(artwork, marginInches) : shape.sizes).filter(
      ([width, height]) => width <= place.maxWidthInches && height <= place.maxHeightInches,
    )
  return {
    widestAt: (place, artwork, options) =>
      Math.max(0, ...fitting(getShape(shapes, options), place, artwork).map(([width]) => width)),
    widestOf,
    sizesAt: (place, artwork, options) => {
      const shape = getShape(shapes, options)
      return fitting(shape, place, artwork)
        .filter(size => artWidthOf(shape, size, artwork) <= widestOf(artwork))
        .map(
          ([widthInches, heightInches]): DecorationSize => ({
            id: `w${widthInches}`,
            drivingSide: widthInches >= heightInches ? 'width' : 'height',
            widthInches,
            heightInches,
          }),
        )
    },
  }
}
