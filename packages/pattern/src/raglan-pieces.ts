import { must } from '@teamloom/kit/assert.ts'
import { bend, type Curve, lengthOf, nearestOn, splitAt } from '@teamloom/shape/curve.ts'
import { type Edge, getEdge, type Panel } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import type { BodySide, Cut, Field, Piece } from './pattern.ts'

/**
 * The distance between the ends of a raglan seam on a sleeve, as a share of its length: the seam is bent as little as
 * that.
 */
const tautness = 0.985

/**
 * The pieces as they are cut. A garment is draped with its sleeves set in, a raglan's shoulders in the sleeves' colour;
 * its cloth is cut along that colour's seam instead. Front and back lose their shoulders, which the sleeves gain: each
 * runs up to the neck, as high as the shoulder is long, and is raised at the underarm until its seams are as long as
 * the body's.
 */
export function cutPiecesOf({ pieces }: Pick<Cut, 'pieces'>): readonly Piece[] {
  const bodies = pieces.filter(isRaglan)
  const [front, back] = (['front', 'back'] as const).map(half => bodies.find(({ name }) => name === half))
  if (!front || !back) return pieces
  return pieces.map(piece => {
    if (bodies.includes(piece)) return withoutShoulders(piece)
    if (piece.wrap.kind !== 'arm') return piece
    const side = piece.wrap.arm
    return cutRaglanSleeve(piece, { Front: shoulderOf(front, side), Back: shoulderOf(back, side) })
  })
}

/** Its sleeves run up to the neck: there is neither a shoulder seam nor an armhole. */
export function isRaglan({ fields = [], outside }: Pick<Piece, 'fields' | 'outside'>): boolean {
  return fields.some(field => isSleeves(field, outside))
}

const isSleeves = (field: Field, outside: Piece['outside']) =>
  field.outside.part === 'sleeves' && outside.part !== 'sleeves'

const sideName = { left: 'Left', right: 'Right' } as const satisfies Record<BodySide, string>

/** From the neck down the raglan seam, and what of the neck lies beyond it, from the seam to the high shoulder point. */
type Shoulder = { readonly seam: Curve; readonly neck: Curve; readonly high: Point; readonly tip: Point }

function shoulderOf(body: Piece, side: BodySide): Shoulder {
  const ends = getEdge(body, `shoulder${sideName[side]}`)
  const [high, tip] = [ends[0]!, ends.at(-1)!].toSorted((a, b) => a[1] - b[1]) as [Point, Point]
  const { seam } = must(
    body.fields?.find(field => isSleeves(field, body.outside) && field.seam.at(-1)![0] * tip[0] > 0),
    `raglan of ${body.name}`,
  )
  return { seam, neck: partNeck(body, side, seam[0]!, high).beyond, high, tip }
}

/** Inches of a half of a body's neck that are its sleeve's, from the raglan seam to where a shoulder would begin. */
export function neckOnSleeve(body: Piece): number {
  return lengthOf(shoulderOf(body, 'left').neck)
}

/** A half of a neck, parted where a raglan seam begins; both parts go away from there. */
function partNeck(body: Panel, side: BodySide, at: Point, high: Point): { within: Curve; beyond: Curve } {
  const neck = getEdge(body, `neck${sideName[side]}`)
  const fromHigh = distance(neck[0]!, high) < distance(neck.at(-1)!, high) ? neck : neck.toReversed()
  const [beyond, within] = splitAt(fromHigh, lengthOf(fromHigh) * nearestOn(fromHigh, at).share)
  return { beyond: beyond.toReversed(), within }
}

/** A front or back whose shoulders are the sleeves'. */
function withoutShoulders(body: Piece): Piece {
  const edges = body.edges.flatMap(({ name, curve }): Edge[] => {
    const side = /^(?:neck|shoulder|armhole)(Left|Right)$/.exec(name)?.[1]
    if (!side) return [{ name, curve }]
    if (name.startsWith('shoulder')) return []
    const arm = side === 'Left' ? 'left' : 'right'
    const { seam, high } = shoulderOf(body, arm)
    if (name.startsWith('armhole')) return [{ name: `raglan${side}`, curve: likewise(curve, seam) }]
    return [{ name, curve: likewise(curve, partNeck(body, arm, seam[0]!, high).within) }]
  })
  const fields = body.fields?.filter(field => !isSleeves(field, body.outside))
  return { ...body, edges, fields: fields ?? [] }
}

/** The way round in which the edge runs that it stands for: towards the end that both have. */
function likewise(edge: Curve, part: Curve): Curve {
  const ends = [edge[0]!, edge.at(-1)!] as const
  const isAlong =
    Math.min(distance(part[0]!, ends[0]), distance(part.at(-1)!, ends[1])) <
    Math.min(distance(part[0]!, ends[1]), distance(part.at(-1)!, ends[0]))
  return isAlong ? part : part.toReversed()
}

type Shoulders = { readonly Front: Shoulder; readonly Back: Shoulder }

/** Origin: the tip of the shoulder, above which it goes on to the high shoulder point. */
function cutRaglanSleeve(sleeve: Piece, shoulders: Shoulders): Piece {
  const hem = getEdge(sleeve, 'hem')
  const low = hem[0]![1]
  const [narrow, wide] = [Math.abs(hem[0]![0]), widthOf(sleeve)]
  const halves = (['Front', 'Back'] as const).map(name => {
    const { seam, neck, high, tip } = shoulders[name]
    const turned = turning(high, tip)
    const cap = getEdge(sleeve, `cap${name}`)
    const sign = Math.sign(cap[0]![0] + cap.at(-1)![0])
    return { name, sign, inches: lengthOf(seam), seam: seam.map(turned), neck: neck.map(turned) }
  })
  const underarm = Math.min(
    ...halves.map(({ sign, inches, seam: [start] }) => {
      const across = sign * wide - start![0]
      return start![1] + Math.sqrt(Math.max(0, (inches * tautness) ** 2 - across ** 2))
    }),
  )
  const edgesOf = ({ name, sign, inches, seam, neck }: (typeof halves)[number]): Edge[] => [
    { name: `neck${name}`, curve: neck.toReversed() },
    { name: `raglan${name}`, curve: drawSeam(seam, [sign * wide, underarm], inches) },
    {
      name: `under${name}`,
      curve: [
        [sign * wide, underarm],
        [sign * narrow, low],
      ],
    },
  ]
  const [minus, plus] = halves.toSorted((a, b) => a.sign - b.sign) as [
    (typeof halves)[number],
    (typeof halves)[number],
  ]
  const back = edgesOf(minus).map(({ name, curve }) => ({ name, curve: curve.toReversed() }))
  return { ...sleeve, edges: [...edgesOf(plus), { name: 'hem', curve: hem }, ...back.toReversed()] }
}

/** Half of its width, at the underarm. */
function widthOf(sleeve: Panel): number {
  return Math.max(...getEdge(sleeve, 'capBack').map(([u]) => Math.abs(u)))
}

/** Turns a body's shoulder up onto its sleeve: its tip lies at the origin, its high point straight above. */
function turning(high: Point, tip: Point): (point: Point) => Point {
  const inches = distance(high, tip)
  const [across, down] = [(tip[0] - high[0]) / inches, (tip[1] - high[1]) / inches]
  return ([u, v]) => {
    const [x, y] = [u - tip[0], v - tip[1]]
    return [x * down - y * across, x * across + y * down]
  }
}

/** From where the body's begins, as it begins, to the underarm, as long as the body's is. */
function drawSeam(body: Curve, underarm: Point, inches: number): Curve {
  const [start, next] = [body[0]!, body[4]!]
  const reach = distance(start, underarm)
  const step = distance(start, next)
  const away: Point = [(next[0] - start[0]) / step, (next[1] - start[1]) / step]
  const sign = Math.sign(underarm[0] - start[0])
  const drawn = (pull: number) => {
    const by = pull * reach
    return bend(
      start,
      [start[0] + away[0] * by, start[1] + away[1] * by],
      [underarm[0] - sign * by, underarm[1]],
      underarm,
    )
  }
  let [little, much] = [0.01, 1]
  for (let i = 0; i < 40; i++) {
    const pull = (little + much) / 2
    if (lengthOf(drawn(pull)) < inches) little = pull
    else much = pull
  }
  return drawn((little + much) / 2)
}
