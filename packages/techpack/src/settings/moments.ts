import type { Process } from '@teamloom/catalog/decorations/process.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { ClothKind } from './setting.ts'

const onCutPiece: Label = {
  en: 'on the cut piece, before it is sewn',
  fr: 'sur la pièce coupée, avant la couture',
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
  woven: onFinished,
  clipped: onFinished,
  knitting: { en: 'as it is knitted', fr: 'pendant le tricotage' },
}

/** What is knitted to its shape is never cut. */
export function momentOf(process: Process, kind: ClothKind): Label {
  const moment = moments[process]
  const isKnit = kind === 'knit' || kind === 'sock'
  return isKnit && (moment === onCutPiece || moment === onFinished) ? onKnit : moment
}
