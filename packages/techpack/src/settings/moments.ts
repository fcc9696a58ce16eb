import type { Process } from '@teamloom/catalog/decorations/process.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { ClothKind } from './setting.ts'

const onCutPiece: Label = {
  en: 'on the cut piece, before it is sewn',
  fr: 'sur la pièce coupée, avant la couture',
}
const onOpen: Label = {
  en: 'on the open piece, through the outer cloth alone, before the seams beside it are closed and pockets are made behind it',
  fr: 'sur la pièce ouverte, à travers le tissu extérieur seul, avant de fermer les coutures voisines et de monter les poches derrière',
}
const beforeQuilting: Label = {
  en: 'on the larger piece, before it is quilted, where the pattern’s lines of quilting and this outline are marked, enlarged as the order of making says; its own size is that of its files, and the lines of quilting go over it',
  fr: 'sur la pièce plus grande, avant le matelassage, où sont marqués les lignes de matelassage du patron et ce contour, agrandis comme le dit l’ordre de fabrication; sa propre grandeur est celle de ses fichiers, et les lignes de matelassage passent dessus',
}
const onQuilted: Label = {
  en: 'on the quilted piece, through shell and wadding and not the lining, before it is sewn to others',
  fr: 'sur la pièce matelassée, à travers le dessus et l’ouate sans la doublure, avant de l’assembler',
}
const onQuiltedOpen: Label = {
  en: 'on the open piece once it is quilted, through shell and wadding and not the lining, over the lines of quilting, before the seams beside it are closed and pockets are made behind it',
  fr: 'sur la pièce ouverte une fois matelassée, à travers le dessus et l’ouate sans la doublure, par-dessus les lignes de matelassage, avant de fermer les coutures voisines et de monter les poches derrière',
}
const onFinished: Label = {
  en: 'on the finished garment, once it is sewn',
  fr: 'sur le vêtement fini, après la couture',
}
const onKnit: Label = {
  en: 'on the finished knit, before it is packed',
  fr: 'sur le tricot fini, avant l’emballage',
}

/** Ours: when in the order of work each way of making has its turn. */
const moments: Readonly<Record<Process, Label>> = {
  screen: onCutPiece,
  raised: onCutPiece,
  transfer: onFinished,
  cut: onFinished,
  dye: onCutPiece,
  dyedPanel: {
    en: 'on the panel, before it is cut to its shape and sewn in',
    fr: 'sur le panneau, avant qu’il soit coupé à sa forme et cousu',
  },
  dyedKnit: onKnit,
  embroidery: onCutPiece,
  patch: onCutPiece,
  leather: onCutPiece,
  woven: onOpen,
  clipped: onFinished,
  knitting: { en: 'as it is knitted', fr: 'pendant le tricotage' },
}

const stitched: readonly Process[] = ['embroidery', 'patch', 'leather']

/** What is knitted to its shape is never cut; what is quilted is printed flat, and sewn on once it is. */
export function momentOf(process: Process, kind: ClothKind, isQuilted = false): Label {
  const moment = moments[process]
  const isKnit = kind === 'knit' || kind === 'sock'
  if (isKnit) return [onCutPiece, onOpen, onFinished].includes(moment) ? onKnit : moment
  if (isQuilted && moment === onOpen) return onQuiltedOpen
  if (!isQuilted || moment !== onCutPiece) return moment
  return stitched.includes(process) ? onQuilted : beforeQuilting
}
