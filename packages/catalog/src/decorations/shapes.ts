import { artWithin, type Outline } from '@teamloom/artwork/piece.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { OptionField, OptionValues } from './options.ts'
import type { ArtworkShape, DecorationSize, Sizing } from './sizing.ts'

/** A shape that patches or tags are made in, by the name that is chosen; widths and heights in inches, smallest first. */
export type Shape = {
  readonly name: string
  readonly label: Label
  readonly outline: Outline
  readonly sizes: readonly (readonly [widthInches: number, heightInches: number])[]
}

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
]

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
  const artWidthOf = (shape: Shape, size: readonly [number, number], artwork: ArtworkShape) =>
    artWithin(
      shape.outline,
      { widthInches: size[0], heightInches: size[1] },
      marginInches,
      artwork.width / artwork.height,
    ).widthInches
  const widestOf = ({ isVector, width }: ArtworkShape) =>
    isVector ? Number.POSITIVE_INFINITY : width / leastDpi
  return {
    widestAt: (place, _, options) =>
      Math.max(
        0,
        ...getShape(shapes, options)
          .sizes.filter(([width, height]) => width <= place.maxWidthInches && height <= place.maxHeightInches)
          .map(([width]) => width),
      ),
    widestOf,
    sizesAt: (place, artwork, options) => {
      const shape = getShape(shapes, options)
      return shape.sizes
        .filter(
          ([width, height]) =>
            width <= place.maxWidthInches &&
            height <= place.maxHeightInches &&
            artWidthOf(shape, [width, height], artwork) <= widestOf(artwork),
        )
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
