import type { Words } from '@teamloom/design/slots.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Picked, type Selection, withQuantity, withWords } from '#web/features/collect/selection.ts'

type Named = (line: Picked) => { readonly name: string; readonly size: string }

/** What is picked, and the one step that can be taken back. */
export function useSelection(begin: () => Selection, named: Named) {
  const { t } = useTranslation()
  const [selection, setSelection] = useState(begin)
  const [undoable, setUndoable] = useState<{ readonly words: string; readonly before: Selection }>()
  return {
    selection,
    undoable,
    replace: (next: Selection) => {
      setUndoable(undefined)
      setSelection(next)
    },
    setQuantity: (line: Picked, quantity: number) => {
      const isGone = quantity <= 0
      setUndoable(
        isGone ? { words: t('collect.selection.removed', named(line)), before: selection } : undefined,
      )
      setSelection(withQuantity(selection, line, quantity))
    },
    setWords: (line: Picked, words: Words) => {
      setUndoable(undefined)
      setSelection(withWords(selection, line, words))
    },
    clear: () => {
      setUndoable({ words: t('collect.selection.cleared'), before: selection })
      setSelection([])
    },
    undo: () => {
      if (undoable) setSelection(undoable.before)
      setUndoable(undefined)
    },
  }
}
