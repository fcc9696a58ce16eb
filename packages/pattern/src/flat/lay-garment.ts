import type { Cut, Wrap } from '../pattern.ts'
import type { FlatSide } from './flat.ts'
import { gather } from './gather.ts'
import type { Depth, Lay, LayPiece, Table } from './lay.ts'
import { layArm } from './lay-arm.ts'
import { layBand } from './lay-band.ts'
import { layFace } from './lay-face.ts'
import { layFoot } from './lay-foot.ts'
import { layHead } from './lay-head.ts'
import { layHood } from './lay-hood.ts'
import { layLeg } from './lay-leg.ts'
import { layTorso } from './lay-torso.ts'

/** How each kind of piece lies flat, those that others lie over first. */
const lays: { readonly [Kind in Wrap['kind']]: LayPiece } = {
  arm: layArm,
  leg: layLeg,
  torso: layTorso,
  hood: layHood,
  head: layHead,
  face: layFace,
  foot: layFoot,
  band: layBand,
}

/** What is seen from a side of a garment lying flat, what lies below first. */
export function layGarment(cut: Cut, side: FlatSide): Lay[] {
  const known = new Map<string, Lay | undefined>()
  const table: Table = {
    cut,
    side,
    find: (name, depth) => {
      const key = `${depth} ${name}`
      const piece = cut.pieces.find(candidate => candidate.name === name)
      if (!known.has(key)) known.set(key, piece && lays[piece.wrap.kind](piece, depth, table))
      return known.get(key)
    },
  }
  const ordered = Object.keys(lays).flatMap(kind => cut.pieces.filter(({ wrap }) => wrap.kind === kind))
  return (['far', 'near'] satisfies Depth[]).flatMap(depth => {
    const laid = ordered.flatMap(({ name }) => table.find(name, depth) ?? [])
    return laid.map(lay => gather(lay, laid))
  })
}
