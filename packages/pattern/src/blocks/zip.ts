import { line } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { BodySide } from '../pattern.ts'
import type { Face, LaidTrim, Trim, TrimLeg, ZipTeeth } from '../trim.ts'
import { cutStripBeside } from './strip.ts'
import { edgesOfTrim, topstitch } from './topstitch.ts'

/** A stretch of cloth that the zip parts, from `top` to `bottom` down the piece along u. */
export type ZipStretch = {
  readonly on: string
  readonly u: number
  readonly top: number
  readonly bottom: number
  readonly cloth: Face
  readonly fabric: LaidTrim['fabric']
}

export type ZipFaces = {
  readonly tape: Face
  readonly teeth: Face
  readonly slider: Face
  readonly puller: Face
  readonly thread: Face
}

/** The slots of `elements/zip.ts`. */
export const zipFaces = {
  tape: { part: 'zip', element: 'zip', layer: 'tape' },
  teeth: { part: 'zip', element: 'zip', layer: 'teeth' },
  slider: { part: 'zip', element: 'puller', layer: 'slider' },
  puller: { part: 'zip', element: 'puller', layer: 'puller' },
} as const satisfies Omit<ZipFaces, 'thread'>

/** Inches of tape that show between the folded edges of the cloth. */
const gape = 0.48
/** Inches of cloth folded back on either side. */
const folded = 0.5
const insets = [0.08, 0.34]
/** Inches of cloth below a zip that ends above the hem: they are stitched down with its edges. */
const boxed = 0.3

const sides: readonly BodySide[] = ['left', 'right']
const allTeeth: readonly ZipTeeth[] = ['moulded', 'metal', 'coil']
/** Names of its overlays' trims, for bake plans. */
export const zipTrims = {
  chain: (teeth: ZipTeeth, of = '') => `zip-${teeth}${of}`,
  slider: (puller: 'tab' | 'cord', of = '') => `zip-${puller}${of}`,
  thread: (of = '') => `zipThread${of}`,
}

/**
 * A closed zip over stretches that follow each other downwards; `open` when it parts the garment down to its
 * edge, `boxed` when it ends above (a half or quarter zip). Its edges are trims of their own: `edges` names them.
 * `of` tells the trims of one zip from those of another that the garment can have instead.
 */
export function sewZip(
  stretches: readonly ZipStretch[],
  faces: ZipFaces,
  end: 'open' | 'boxed',
  of = '',
): { readonly trims: readonly Trim[]; readonly edges: readonly string[] } {
  const folds = stretches.flatMap((stretch, i) => {
    const isEnd = end === 'boxed' && i === stretches.length - 1
    const ends = isEnd ? [foldRound(stretch)] : sides.map(side => foldBack(stretch, side))
    return ends.map(panel => layFold({ ...panel, name: `${panel.name}${of}` }, stretch))
  })
  const legs = stretches.map(({ on, u, top, bottom }): TrimLeg => ({ on, from: [u, top], to: [u, bottom] }))
  return {
    edges: folds.map(fold => fold.name),
    trims: [
      ...folds,
      ...allTeeth.map(
        (teeth): Trim => ({
          kind: 'zipChain',
          name: zipTrims.chain(teeth, of),
          legs,
          teeth,
          width: gape,
          faces: { tape: faces.tape, teeth: faces.teeth },
        }),
      ),
      ...(['tab', 'cord'] as const).map(
        (puller): Trim => ({
          kind: 'zipSlider',
          name: zipTrims.slider(puller, of),
          legs,
          puller,
          faces: { slider: faces.slider, puller: faces.puller },
        }),
      ),
      topstitch(zipTrims.thread(of), folds.flatMap(edgesOfTrim), faces.thread),
    ],
  }
}

/** A stretch's edge on one side of the zip; its panel's inches are those of the piece. */
function foldBack({ on, u, top, bottom }: ZipStretch, side: BodySide): Panel {
  return cutStripBeside(`zipEdge-${on}-${side}`, [u, top], [u, bottom], side, [gape / 2, gape / 2 + folded])
}

/** Both edges of the last stretch of a zip that ends above the hem, and the cloth below its end. */
function foldRound({ on, u, top, bottom }: ZipStretch): Panel {
  const [near, far] = [gape / 2, gape / 2 + folded]
  const low = bottom + boxed
  return {
    name: `zipEdge-${on}`,
    edges: [
      { name: 'upperRight', curve: line([u - far, top], [u - near, top]) },
      {
        name: 'fold',
        curve: [
          ...line([u - near, top], [u - near, bottom]),
          ...line([u - near, bottom], [u + near, bottom]).slice(1),
          ...line([u + near, bottom], [u + near, top]).slice(1),
        ],
      },
      { name: 'upperLeft', curve: line([u + near, top], [u + far, top]) },
      { name: 'outerLeft', curve: line([u + far, top], [u + far, low]) },
      { name: 'lower', curve: line([u + far, low], [u - far, low]) },
      { name: 'outerRight', curve: line([u - far, low], [u - far, top]) },
    ],
  }
}

function layFold(panel: Panel, { on, cloth, fabric }: ZipStretch): LaidTrim {
  return {
    kind: 'laid',
    name: panel.name,
    panel,
    seat: { on, face: 'outside', at: [0, 0] },
    outside: cloth,
    fabric,
    thickness: 0.03,
    puff: 0,
    open: [],
    stitching: [{ edge: 'fold', insets }],
    fold: { edge: 'fold', rise: 0.085, reach: folded * 0.9 },
  }
}
