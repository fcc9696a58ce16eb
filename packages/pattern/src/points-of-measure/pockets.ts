import type { Label } from '@teamloom/kit/label.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { rowsBeside } from '../flat/draw-piece.ts'
import type { Cut } from '../pattern.ts'
import type { LaidTrim, Trim } from '../trim.ts'
import { along, drawn, filled, findEdge, findPiece, straight } from './lay-tape.ts'
import type { Detail, Measured, PointOfMeasure } from './point-of-measure.ts'
import { together } from './point-of-measure.ts'

/** Pockets that are sewn on, with their flaps and welts. The one on the wearer's left is measured of a pair. */
export function measurePockets(cut: Cut, trims: readonly Trim[]): Measured {
  const laid = trims.filter((trim): trim is LaidTrim => trim.kind === 'laid')
  const named = (pattern: RegExp) => laid.find(({ name }) => pattern.test(name))
  const patch = named(/^(?:pocket|patchPocket|backPocket)$/)
  const half = named(/^leftPocket$/)
  const flap = named(/^flap$/)
  const welt = named(/^(?:welt|handWelt)-left/)
  return together(
    ...(patch ? [isKangaroo(patch) ? measureKangaroo(patch) : measurePatch(cut, patch)] : []),
    ...(half ? [measureKangaroo(half)] : []),
    ...(flap ? [measureFlap(flap)] : []),
    ...(welt ? [measureWelt(welt)] : []),
  )
}

function isKangaroo({ panel }: LaidTrim): boolean {
  return findEdge(panel, 'openLeft') !== undefined
}

const words = {
  kangaroo: { en: 'Pocket', fr: 'Poche' },
  patch: { en: 'Pocket', fr: 'Poche' },
  flap: { en: 'Pocket flap', fr: 'Rabat de poche' },
  welt: { en: 'Pocket welt', fr: 'Patte de poche' },
} as const satisfies Record<string, Label>

/** A kangaroo pocket, or the left half of one beside a zip. */
function measureKangaroo(pocket: LaidTrim): Measured {
  const { panel } = pocket
  const view = 'pocket'
  const { left, right, top, bottom } = boundsOf(outlineOf(panel))
  const upper = boundsOf(findEdge(panel, 'top') ?? [])
  const slant = findEdge(panel, 'openLeft') ?? findEdge(panel, 'open') ?? []
  const isHalf = left > 0
  const about: Label = isHalf ? { en: ', one half', fr: ', une moitié' } : { en: '', fr: '' }
  return {
    points: [
      {
        name: 'pocketTop',
        label: { en: `Pocket, upper edge${about.en}`, fr: `Poche, bord supérieur${about.fr}` },
        how: { en: 'along the upper edge', fr: 'le long du bord supérieur' },
        kind: 'part',
        view,
        legs: [straight(view, [upper.left, top], [upper.right, top])],
      },
      {
        name: 'pocketBottom',
        label: { en: `Pocket, lower edge${about.en}`, fr: `Poche, bord inférieur${about.fr}` },
        how: { en: 'along the lower edge', fr: 'le long du bord inférieur' },
        kind: 'part',
        view,
        legs: [straight(view, [left, bottom], [right, bottom])],
      },
      {
        name: 'pocketHeight',
        label: { en: 'Pocket height', fr: 'Hauteur de la poche' },
        how: { en: 'from the upper to the lower edge', fr: 'du bord supérieur au bord inférieur' },
        kind: 'part',
        view,
        legs: [
          straight(view, [(upper.left + upper.right) / 2, top], [(upper.left + upper.right) / 2, bottom]),
        ],
      },
      ...(slant.length > 1
        ? [
            {
              name: 'pocketOpening',
              label: { en: 'Pocket opening', fr: 'Ouverture de la poche' },
              how: { en: 'along the slanted edge', fr: 'le long du bord oblique' },
              kind: 'part',
              view,
              legs: along(view, slant),
            } as const,
          ]
        : []),
    ],
    details: [drawLaid(pocket, view, words.kangaroo)],
  }
}

/** On the chest, or behind on trousers. */
function measurePatch(cut: Cut, pocket: LaidTrim): Measured {
  const { panel, seat } = pocket
  const view = 'pocket'
  const { left, right, top, bottom } = boundsOf(outlineOf(panel))
  return {
    points: [
      {
        name: 'pocketWidth',
        label: { en: 'Pocket width', fr: 'Largeur de la poche' },
        how: { en: 'along the upper edge', fr: 'le long du bord supérieur' },
        kind: 'part',
        view,
        legs: [straight(view, [left, top], [right, top])],
      },
      {
        name: 'pocketHeight',
        label: { en: 'Pocket height', fr: 'Hauteur de la poche' },
        how: {
          en: 'in the middle, from the upper edge to the point',
          fr: 'au milieu, du bord supérieur à la pointe',
        },
        kind: 'part',
        view,
        legs: [straight(view, [(left + right) / 2, top], [(left + right) / 2, bottom])],
      },
      ...placeOnFront(cut, seat.on, seat.at),
    ],
    details: [drawLaid(pocket, view, words.patch)],
  }
}

/** From the high shoulder point down, and from the middle of the front across, to the middle of its upper edge. */
function placeOnFront(cut: Cut, on: string, [u, v]: Point): PointOfMeasure[] {
  const piece = findPiece(cut, on)
  const shoulder = piece && findEdge(piece, 'shoulderLeft')
  if (!piece || !shoulder || on !== 'front') return []
  const high = shoulder.reduce((best, point) => (point[1] < best[1] ? point : best))
  return [
    {
      name: 'pocketDown',
      label: { en: 'Pocket, down from the shoulder', fr: 'Poche, depuis l’épaule' },
      how: {
        en: 'from the level of the high shoulder point down to the upper edge of the pocket',
        fr: 'du niveau du point haut de l’épaule jusqu’au bord supérieur de la poche',
      },
      kind: 'part',
      view: 'front',
      legs: [straight(on, [u, high[1]], [u, v])],
    },
    {
      name: 'pocketAcross',
      label: { en: 'Pocket, from the centre front', fr: 'Poche, depuis le milieu devant' },
      how: {
        en: 'from the middle of the front to the middle of the pocket',
        fr: 'du milieu du devant au milieu de la poche',
      },
      kind: 'part',
      view: 'front',
      legs: [straight(on, [0, v], [u, v])],
    },
  ]
}

function measureFlap(flap: LaidTrim): Measured {
  const view = 'flap'
  const { left, right, top, bottom } = boundsOf(outlineOf(flap.panel))
  return {
    points: [
      {
        name: 'flapWidth',
        label: { en: 'Flap width', fr: 'Largeur du rabat' },
        how: { en: 'along the upper edge', fr: 'le long du bord supérieur' },
        kind: 'part',
        view,
        legs: [straight(view, [left, top], [right, top])],
      },
      {
        name: 'flapHeight',
        label: { en: 'Flap height', fr: 'Hauteur du rabat' },
        how: { en: 'in the middle, from edge to edge', fr: 'au milieu, d’un bord à l’autre' },
        kind: 'part',
        view,
        legs: [straight(view, [(left + right) / 2, top], [(left + right) / 2, bottom])],
      },
    ],
    details: [drawLaid(flap, view, words.flap)],
  }
}

/** A slit behind a strip: its panel lies on the front as it is cut. */
function measureWelt(welt: LaidTrim): Measured {
  const { panel, open } = welt
  const mouth = findEdge(panel, open[0]?.edge ?? '') ?? []
  const [from, to] = [mouth[0], mouth.at(-1)]
  if (!from || !to) return { points: [], details: [] }
  const other = panel.edges.find(({ curve }) => distance(curve[0]!, to) < 1e-6)?.curve ?? []
  const view = 'welt'
  return {
    points: [
      {
        name: 'pocketOpening',
        label: { en: 'Pocket opening', fr: 'Ouverture de la poche' },
        how: { en: 'along the open edge of the welt', fr: 'le long du bord ouvert de la patte' },
        kind: 'part',
        view,
        legs: [straight(view, from, to)],
      },
      {
        name: 'weltWidth',
        label: { en: 'Welt width', fr: 'Largeur de la patte de poche' },
        how: { en: 'across, from edge to edge', fr: 'd’un bord à l’autre' },
        kind: 'height',
        view,
        legs: [straight(view, other[0]!, other.at(-1)!)],
      },
    ],
    details: [drawLaid(welt, view, words.welt)],
  }
}

/** Its outline, its open edges heavier, and its rows of stitches. */
export function drawLaid({ panel, open, stitching, outside }: LaidTrim, name: string, label: Label): Detail {
  const outline = outlineOf(panel)
  const isOpen = (edge: string) => open.some(each => each.edge === edge)
  const rows = stitching.flatMap(({ edge, insets }) =>
    insets.flatMap(inset => rowsBeside(findEdge(panel, edge) ?? [], inset, outline)),
  )
  return {
    name,
    label,
    marks: [
      filled(panel.name, outline, outside),
      drawn(panel.name, 'stitch', ...rows),
      drawn(panel.name, 'seam', ...panel.edges.filter(edge => !isOpen(edge.name)).map(edge => edge.curve)),
      drawn(panel.name, 'outline', ...panel.edges.filter(edge => isOpen(edge.name)).map(edge => edge.curve)),
    ],
  }
}
