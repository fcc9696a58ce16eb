import type { CollectSizeInfo } from '@teamloom/contract/collection-shape.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesignName } from '#web/features/collect/design-tile.tsx'
import { keepSent } from '#web/features/collect/kept-form.ts'
import { wordsFault, wordsOfRefusal } from '#web/features/collect/refusal-words.ts'
import type { Selection } from '#web/features/collect/selection.ts'
import { type Details, reasonOf, refusedWords, sendSizes } from '#web/features/collect/server.ts'
import { type Swapped, swapNumber } from '#web/features/collect/swap-number.ts'
import { useShownLocale } from '#web/features/collect/texts.ts'
import { newId } from '#web/lib/new-id.ts'

type About = {
  readonly token: string
  readonly info: CollectSizeInfo
  readonly reload: () => Promise<CollectSizeInfo | undefined>
  readonly picking: { readonly selection: Selection; readonly replace: (next: Selection) => void }
  readonly onSent: () => void
}

/** Sends the form, once whatever happens on the way; what was taken off meanwhile is named, the rest is kept. */
export function useSending({ token, info, reload, picking, onSent }: About) {
  const { t } = useTranslation()
  const nameOf = useDesignName()
  const language = useShownLocale()
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([])
  const [swapped, setSwapped] = useState<Swapped>()
  /** The key of a sending, the same until something else is sent: a repetition does nothing twice. */
  const key = useRef({ of: '', id: '' })

  const leaveOut = async () => {
    const now = await reload()
    if (!now?.project.isOpen) return
    const gone = info.designs.filter(({ id }) => !now.designs.some(design => design.id === id))
    const { selection } = picking
    setWithdrawn(gone.filter(({ id }) => selection.some(line => line.id === id)).map(nameOf))
    const isThere = (line: Selection[number]) =>
      now.designs.find(({ id }) => id === line.id)?.sizes.some(({ name }) => name === line.size)
    picking.replace(selection.filter(isThere))
  }

  const send = async (details: Details, website: string) => {
    const { selection } = picking
    const body = { details, selection, token, language, website, change: true as const }
    const of = JSON.stringify(body)
    if (key.current.of !== of) key.current = { of, id: newId() }
    setIsSending(true)
    setFault(undefined)
    setSwapped(undefined)
    try {
      const { change } = await sendSizes(body, key.current.id)
      const designs = info.designs.filter(({ id }) => selection.some(line => line.id === id))
      keepSent(token, { details, selection, designs, ...(change !== undefined && { change }) })
      onSent()
    } catch (error) {
      const reason = reasonOf(error)
      const words = refusedWords(error)
      if (reason === 'collectionClosed' || reason === 'unknownSize' || reason === 'not_found')
        await leaveOut()
      else if (reason === 'unreachable') setFault(t('collect.failed.unreachable'))
      else if (words && reason === 'number_taken') {
        const swap = await swapNumber(token, selection, words)
        picking.replace(swap.selection)
        setSwapped(swap)
      } else if (words) setFault(t(wordsFault(reason), words.facts))
      else if (reason === 'validation_failed') setFault(t('collect.failed.details'))
      else setFault(t(wordsOfRefusal(reason)))
    } finally {
      setIsSending(false)
    }
  }
  return { send, isSending, fault, withdrawn, swapped }
}
