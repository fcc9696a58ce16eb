import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Styles } from '@teamloom/bakes/manifest.ts'
import { must } from '@teamloom/kit/assert.ts'
import { type Curve, line } from '@teamloom/shape/curve.ts'
import type { BakePlan, BodySide, Cut, FootWrap, Hand, Piece } from '../pattern.ts'
import type { BandTrim, Face } from '../trim.ts'
import { cutSock, type SockPart, type SockSpec, sockSeamless, sockSeams } from './sock.ts'

/** The size that is draped. */
export const baseSockSize = 'M'

/** How a part of a sock is knitted. */
export type SockKnit = { readonly face: Face; readonly fabric: FabricName; readonly hand: Hand }

/** Stripes of an element: by style their borders, colours by turns. */
export type SockBands = {
  /** `part/element`. */
  readonly element: string
  readonly on: readonly SockPart[]
  /** Inches from the upper edge of cuff and leg, or back from the toe. */
  readonly styles: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>>
  readonly layers: readonly string[]
  /** The slot in whose knit they are made. */
  readonly knitWith: string
  readonly fabric: FabricName
}

/** All that sets one pair of socks off from another. */
export type SockKit = {
  /** By size. */
  readonly specs: Readonly<Record<string, SockSpec>>
  readonly knits: Readonly<Record<SockPart, SockKnit>>
  readonly bands: readonly SockBands[]
  /** The size of a single stitch, inches. */
  readonly stitch: NonNullable<BandTrim['stitch']>
}

const feet = ['left', 'right'] as const

function specOf(kit: SockKit, size: string): SockSpec {
  return must(kit.specs[size], `sock size ${size}`)
}

export function cutSocks(kit: SockKit, size: string): Cut {
  const spec = specOf(kit, size)
  return {
    pieces: feet.flatMap(foot =>
      cutSock(spec, foot).map((panel): Piece => {
        const part = panel.name.slice(foot.length) as SockPart
        const { face, fabric, hand } = kit.knits[part]
        return {
          ...panel,
          ...(part === 'Leg' ? { drawnIn: [1, spec.girth / spec.calf] } : {}),
          outside: face,
          inside: face,
          fabric,
          hand,
          wrap: wrapOf(part, foot, spec),
        }
      }),
    ),
    seams: feet.flatMap(sockSeams),
    seamless: feet.flatMap(sockSeamless),
    stitching: [],
    trims: feet.flatMap(foot => kit.bands.flatMap(bands => knitBands(kit, bands, spec, foot))),
  }
}

function wrapOf(part: SockPart, foot: BodySide, spec: SockSpec): FootWrap {
  const wrap = { kind: 'foot', foot, held: part === 'Cuff' } as const
  switch (part) {
    case 'Cuff':
      return { ...wrap, part: 'leg', start: spec.leg + spec.cuff }
    case 'Leg':
      return { ...wrap, part: 'leg', start: spec.leg }
    case 'Heel':
      return { ...wrap, part: 'heel', start: 0 }
    case 'Instep':
      return { ...wrap, part: 'top', start: 0 }
    case 'ToeTop':
      return { ...wrap, part: 'top', start: spec.foot }
    case 'Sole':
      return { ...wrap, part: 'sole', start: 1.6 }
    case 'ToeSole':
      return { ...wrap, part: 'sole', start: spec.foot + 0.4 }
  }
}

const upperEdge = ['topRight', 'topFront', 'topLeft']

function knitBands(kit: SockKit, bands: SockBands, spec: SockSpec, foot: BodySide): BandTrim[] {
  const [part, element] = bands.element.split('/') as [string, string]
  return Object.entries(bands.styles).flatMap(([style, places]) =>
    places.flatMap(([from, to], i) =>
      bands.on.map(
        (on): BandTrim => ({
          kind: 'band',
          name: bandName(bands, style, i, foot, on),
          on: `${foot}${on}`,
          face: 'outside',
          joined: true,
          ...(on === 'Cuff' || on === 'Leg'
            ? { edges: upperEdge, from, to }
            : { edges: [], line: acrossFoot(spec, (from + to) / 2), from: 0, to: (to - from) / 2 }),
          outside: { part, element, layer: bands.layers[i % bands.layers.length]!, knitWith: bands.knitWith },
          fabric: bands.fabric,
          stitch: kit.stitch,
        }),
      ),
    ),
  )
}

/** From side to side of instep or sole, and beyond, inches back from the toe. */
function acrossFoot({ girth, foot }: SockSpec, back: number): Curve {
  return line([-girth / 2, foot - back], [girth / 2, foot - back])
}

function bandName({ element }: SockBands, style: string, number: number, foot: BodySide, on: SockPart) {
  return `${element.split('/')[1]}-${style}${number}-${foot}${on}`
}

/** The pair, and an overlay for each style of stripes. */
export function planSockBakes(kit: SockKit, baseStyles: Styles): BakePlan[] {
  return [
    { name: 'base', kind: 'base', when: {}, z: 0, styles: baseStyles, trims: [] },
    ...kit.bands.flatMap((bands, order) =>
      Object.entries(bands.styles).map(
        ([style, places]): BakePlan => ({
          name: `${bands.element.split('/')[1]}-${style}`,
          kind: 'overlay',
          on: 'base',
          when: { [bands.element]: [style] },
          z: 10 + order,
          trims: places.flatMap((_, i) =>
            feet.flatMap(foot => bands.on.map(on => bandName(bands, style, i, foot, on))),
          ),
        }),
      ),
    ),
  ]
}
