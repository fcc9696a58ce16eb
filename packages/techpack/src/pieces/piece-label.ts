import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import { pieceLabels } from '../placement-words.ts'

/** Pieces of a sock that other garments have too, by the same name. */
const ofSocks: Readonly<Record<string, Label>> = {
  leftCuff: { en: 'Left sock, cuff', fr: 'Bas gauche, bord' },
  rightCuff: { en: 'Right sock, cuff', fr: 'Bas droit, bord' },
}

/** What a workshop calls a piece of this cut. */
export function pieceLabel(name: string, { pieces }: Pick<Cut, 'pieces'>): Label {
  const isSock = pieces.some(piece => piece.name === name && piece.wrap.kind === 'foot')
  return must((isSock ? ofSocks[name] : undefined) ?? pieceLabels[name], `label of ${name}`)
}
