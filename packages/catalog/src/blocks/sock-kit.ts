import { must } from '@teamloom/kit/assert.ts'
import type { FabricName } from '@teamloom/layers/fabric.ts'
import type { StyleCondition, Styles } from '@teamloom/layers/manifest.ts'
import type { LocationDefinition, SizeMeasurement } from '../definition.ts'
import type { BodySide, Cut, FootWrap, LayerPlan, Piece } from './pattern.ts'
import { cutSock, type SockPart, type SockSpec, sockSeamless, sockSeams } from './sock.ts'
import type { BandTrim, Face, Trim } from './trim.ts'

/** Bands of a style: inches down the panel, colours by turns. */
type Bands = Readonly<Record<string, readonly (readonly [from: number, to: number])[]>>

/** All that sets one pair of socks off from another. */
export type SockKit = {
  /** By size. */
  readonly specs: Readonly<Record<string, SockSpec>>
  readonly faces: Readonly<Record<SockPart, Face>>
  readonly fabrics: Readonly<Record<SockPart, FabricName>>
  readonly legStripes: Bands
  readonly cuffTips: Bands
  /** Round the middle of the foot. */
  readonly archBands: Bands
}

const feet = ['left', 'right'] as const
const tops = ['topLeft', 'topFront', 'topRight']

function wrapOf(part: SockPart, foot: BodySide, spec: SockSpec): FootWrap {
  const wrap = { kind: 'foot', foot, held: false } as const
  switch (part) {
    case 'Cuff':
      return { ...wrap, part: 'leg', start: spec.leg + spec.cuff, held: true }
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

export function cutSocks(kit: SockKit, size: string): Cut {
  const spec = must(kit.specs[size], `sock size ${size}`)
  return {
    pieces: feet.flatMap(foot =>
      cutSock(spec, foot).map((panel): Piece => {
        const part = panel.name.slice(foot.length) as SockPart
        return {
          ...panel,
          outside: kit.faces[part],
          inside: kit.faces[part],
          fabric: kit.fabrics[part],
          hand: 'sock',
          wrap: wrapOf(part, foot, spec),
        }
      }),
    ),
    seams: feet.flatMap(sockSeams),
    seamless: feet.flatMap(sockSeamless),
    stitching: [],
    trims: trimsOf(kit),
  }
}

/** A sock's stitch, inches. */
const stitch = { width: 1 / 16, height: 0.045 }

function trimsOf(kit: SockKit): Trim[] {
  const bands = (
    styles: Bands,
    on: readonly SockPart[],
    edges: readonly string[],
    faceOf: (number: number) => Face,
    fabric: FabricName,
  ): BandTrim[] =>
    Object.entries(styles).flatMap(([style, places]) =>
      places.flatMap(([from, to], i) =>
        feet.flatMap(foot =>
          on.map(
            (part): BandTrim => ({
              kind: 'band',
              name: bandName(style, i, foot, part),
              on: `${foot}${part}`,
              face: 'outside',
              edges,
              joined: false,
              from,
              to,
              outside: faceOf(i),
              fabric,
              stitch,
            }),
          ),
        ),
      ),
    )
  const layerOf = (number: number) => (number % 2 === 0 ? 'stripe' : 'second')
  return [
    ...bands(
      kit.legStripes,
      ['Leg'],
      tops,
      i => ({ part: 'leg', element: 'stripes', layer: layerOf(i), knitWith: 'leg/leg/leg' }),
      'sockKnit',
    ),
    ...bands(
      kit.cuffTips,
      ['Cuff'],
      tops,
      () => ({ part: 'leg', element: 'cuffTip', layer: 'tip', knitWith: 'leg/cuff/cuff' }),
      'sockRib',
    ),
    ...bands(
      kit.archBands,
      ['Instep', 'Sole'],
      ['bottom'],
      () => ({ part: 'foot', element: 'arch', layer: 'arch' }),
      'sockRib',
    ),
  ]
}

function bandName(style: string, number: number, foot: BodySide, part: SockPart): string {
  return `${style}${number}-${foot}${part}`
}

export function planSockLayers(kit: SockKit, baseStyles: Styles): LayerPlan[] {
  const overlays = (element: string, styles: Bands, on: readonly SockPart[], z: number): LayerPlan[] =>
    Object.entries(styles).map(([style, places]) => ({
      name: `${element.split('/')[1]}-${style}`,
      kind: 'overlay',
      on: 'base',
      when: { [element]: [style] } satisfies StyleCondition,
      z,
      trims: places.flatMap((_, i) => feet.flatMap(foot => on.map(part => bandName(style, i, foot, part)))),
    }))
  return [
    { name: 'base', kind: 'base', when: {}, z: 0, styles: baseStyles, trims: [] },
    ...overlays('leg/stripes', kit.legStripes, ['Leg'], 10),
    ...overlays('leg/cuffTip', kit.cuffTips, ['Cuff'], 11),
    ...overlays('foot/arch', kit.archBands, ['Instep', 'Sole'], 12),
  ]
}

/** A panel on the outer side of each leg, clear of cuff and ankle. */
export function locateOnSocks(kit: SockKit, size: string): LocationDefinition[] {
  const spec = must(kit.specs[size], `sock size ${size}`)
  const onFoot = (foot: BodySide): LocationDefinition[] => {
    const outward = foot === 'left' ? 1 : -1
    const isLeft = foot === 'left'
    return [
      {
        positionName: `${foot}Leg`,
        label: isLeft
          ? { en: 'Left leg, outside', fr: 'Jambe gauche, extérieur' }
          : { en: 'Right leg, outside', fr: 'Jambe droite, extérieur' },
        side: foot,
        panel: `${foot}Leg`,
        category: 'print',
        centerU: (outward * spec.girth) / 4,
        centerV: spec.leg * 0.52,
        maxWidthInches: 3,
        maxHeightInches: Math.floor(spec.leg * 6) / 8,
        planeAngle: 0,
        needs: [],
      },
      {
        positionName: `${foot}Instep`,
        label: isLeft
          ? { en: 'Left instep', fr: 'Cou-de-pied gauche' }
          : { en: 'Right instep', fr: 'Cou-de-pied droit' },
        side: 'front',
        panel: `${foot}Instep`,
        category: 'print',
        centerU: 0,
        centerV: spec.foot * 0.55,
        maxWidthInches: 2,
        maxHeightInches: 1.75,
        planeAngle: 0,
        needs: [],
      },
    ]
  }
  return feet.flatMap(onFoot)
}

/** A knit lies in at this share of the width that it has on a leg. */
const rest = 0.78

/** One sock, flat and at rest. */
export function measureSocks(
  kit: SockKit,
  size: string,
): [SizeMeasurement, SizeMeasurement, ...SizeMeasurement[]] {
  const spec = must(kit.specs[size], `sock size ${size}`)
  return [
    {
      name: 'foot',
      label: { en: 'Foot length', fr: 'Longueur du pied' },
      inches: spec.foot + spec.toe + spec.heel * 0.6,
    },
    {
      name: 'height',
      label: { en: 'Cuff to heel', fr: 'Du revers au talon' },
      inches: spec.cuff + spec.leg + spec.heel,
    },
    { name: 'leg', label: { en: 'Leg width', fr: 'Largeur de jambe' }, inches: (spec.girth / 2) * rest },
  ]
}
