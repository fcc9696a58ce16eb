import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { type Curve, chain } from '@teamloom/shape/curve.ts'
import { fabricShapes } from '../fabric-shapes.ts'
import { joinReliefs } from './join-reliefs.ts'
import { reliefOfQuilt } from './quilting.ts'
import type { Relief } from './relief.ts'
import { reliefOfRuching } from './ruching.ts'
import { reliefOfSeam, type SeamLine } from './seams.ts'

/** The fabric's own small shape, if it has one. */
export function surfaceOf(fabric: FabricName): Relief[] {
  const { relief } = fabricShapes[fabric]
  return relief ? [relief] : []
}

/** The small shape of each piece of a cut, in their order. */
export function reliefsOfCut(cut: Cut): Relief[] {
  return cut.pieces.map(piece => {
    const lines = seamLinesOf(piece, cut).map(reliefOfSeam)
    const quilts = (cut.quilting ?? []).filter(({ on }) => on === piece.name).map(reliefOfQuilt)
    return joinReliefs([...surfaceOf(piece.fabric), ...reliefOfRuching(piece), ...lines, ...quilts])
  })
}

type NamedLine = SeamLine & { readonly edges: readonly string[] }

/** Edges that go on from each other, sewn and stitched alike, are one line: no stitch starts anew between them. */
export function seamLinesOf(piece: Piece, cut: Cut): NamedLine[] {
  const seamless = new Set<string>(cut.seamless)
  const sewn = new Set<string>(
    cut.seams.flatMap(seam => [seam.a, seam.b]).filter(name => !seamless.has(name)),
  )
  const lines: NamedLine[] = []
  for (const edge of piece.edges) {
    const name = `${piece.name}.${edge.name}`
    const rows = cut.stitching.filter(row => row.edge === name)
    const line: NamedLine = { curve: edge.curve, sewn: sewn.has(name), rows, edges: [edge.name] }
    const last = lines.at(-1)
    if (last && isLike(last, line) && goesOn(last.curve, line.curve))
      lines[lines.length - 1] = {
        ...last,
        curve: chain(last.curve, line.curve),
        edges: [...last.edges, edge.name],
      }
    else lines.push(line)
  }
  const fields = (piece.fields ?? []).map(({ seam, stitched }, i): NamedLine => {
    const rows = stitched.map(inset => ({ inset, holds: 'seam' as const }))
    return { curve: seam, sewn: true, rows, edges: [`field${i}`] }
  })
  const leaning = lines.map((line, i): NamedLine => {
    const before = lines.at(i - 1)!
    const after = lines[(i + 1) % lines.length]!
    return { ...line, lean: [leanBetween(before, line), leanBetween(line, after)] }
  })
  return [...leaning.filter(line => line.sewn || line.rows.length > 0), ...fields]
}

/** Where like rows go round a hollow corner, both go on to meet in its middle. */
function leanBetween(a: SeamLine, b: SeamLine): number {
  if (!isLike(a, b)) return 0
  const turn = turnBetween(a.curve, b.curve)
  return turn < 0 ? Math.tan(-turn / 2) : 0
}

function isLike(a: SeamLine, b: SeamLine): boolean {
  const rows = (line: SeamLine) => line.rows.map(row => `${row.holds} ${row.inset}`).join()
  return a.sewn === b.sewn && rows(a) === rows(b)
}

/** Less than 25 degrees of turn. */
function goesOn(a: Curve, b: Curve): boolean {
  return Math.cos(turnBetween(a, b)) > 0.9
}

/** Radians by which an outline turns from one edge to the next; below 0 where it turns into the cloth. */
function turnBetween(a: Curve, b: Curve): number {
  const [from, corner, to] = [a.at(-2)!, b[0]!, b[1]!]
  const [au, av] = [corner[0] - from[0], corner[1] - from[1]]
  const [bu, bv] = [to[0] - corner[0], to[1] - corner[1]]
  return Math.atan2(au * bv - av * bu, au * bu + av * bv)
}
