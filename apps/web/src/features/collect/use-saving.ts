import type { CollectSizeInfo, OwnAnswer } from '@teamloom/contract/collection-shape.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesignName } from '#web/features/collect/design-tile.tsx'
import { wordsFault, wordsOfRefusal } from '#web/features/collect/refusal-words.ts'
import { type Selection, summed } from '#web/features/collect/selection.ts'
import { reasonOf, refusedWords, saveAnswer } from '#web/features/collect/server.ts'

type About = {
  readonly secret: string
  readonly info: CollectSizeInfo
  readonly lines: OwnAnswer['selection']
  readonly reload: () => Promise<{ readonly answer: OwnAnswer; readonly info: CollectSizeInfo } | undefined>
  readonly onSaved: (answer: OwnAnswer) => void
  readonly replace: (next: Selection) => void
}

/** Puts another selection in place of one's own; what is refused is named, and nothing that was picked goes. */
export function useSaving({ secret, info, lines, reload, onSaved, replace }: About) {
  const { t } = useTranslation()
  const nameOf = useDesignName()
  const [state, setState] = useState<'none' | 'saving' | 'saved' | 'failed'>('none')
  const [fault, setFault] = useState('')

  /** Keeps what one had of designs that are offered no more; false when nothing of them was picked. */
  const leaveOut = async (wanted: Selection): Promise<boolean> => {
    const now = await reload()
    if (!now?.info.project.isOpen) return true
    const before = summed(lines)
    const gone = info.designs.filter(({ id }) => !now.info.designs.some(design => design.id === id))
    const named = gone.filter(({ id }) => wanted.some(line => line.id === id))
    if (named.length === 0) return false
    const isGone = (line: Selection[number]) => gone.some(({ id }) => id === line.id)
    replace([...wanted.filter(line => !isGone(line)), ...before.filter(isGone)])
    setFault(named.map(design => t('collect.change.withdrawnDesign', { name: nameOf(design) })).join(' '))
    return true
  }

  const save = async (next: Selection) => {
    setState('saving')
    setFault('')
    try {
      onSaved(await saveAnswer(secret, next))
      setState('saved')
    } catch (error) {
      setState('failed')
      const key = reasonOf(error)
      const words = refusedWords(error)
      if (words) return setFault(t(wordsFault(key), words.facts))
      if (key === 'unreachable') return setFault(t('collect.change.unreachable'))
      const isOver = ['collectionClosed', 'unknownSize', 'not_found'].includes(key)
      if (!isOver || !(await leaveOut(next))) setFault(t(wordsOfRefusal(key)))
    }
  }
  return { state, fault, save, touch: () => setState('none') }
}
