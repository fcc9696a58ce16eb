import type { DesignDocument } from '@teamloom/design/document.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { OrderedLine } from './ordered-line.ts'

const same = (text: string): Label => ({ en: text, fr: text })

/** TP48: what each line says, which may be said otherwise later; of what is nobody's the quantities tell. */
export function lineFacts(
  lines: readonly OrderedLine[],
  document: Pick<DesignDocument, 'decorations'>,
): { readonly key: string; readonly label: Label; readonly value: Label }[] {
  const slots = slotsOf(document)
  return lines.flatMap(({ id, size, pieces, firstName, lastName, words }) => {
    if (id === size) return []
    const name = `${firstName} ${lastName}`.trim()
    const told = [size, String(pieces), ...slots.map(slot => words[slot.id] ?? '–')]
    return [{ key: `line/${id}`, label: personLabel(name), value: same(told.join(', ')) }]
  })
}

function personLabel(name: string): Label {
  return name === '' ? { en: 'One piece’s words', fr: 'Mots d’une pièce' } : same(name)
}
