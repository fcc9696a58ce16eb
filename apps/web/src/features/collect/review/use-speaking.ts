import { CallError } from '@teamloom/contract/client.ts'
import type { ReviewedDesign, ReviewPage } from '@teamloom/contract/review.ts'
import { useEffect, useRef, useState } from 'react'
import {
  changeWords,
  readKept,
  sendVote,
  sendWords,
  type Vote,
} from '#web/features/collect/review/review-server.ts'
import { newId } from '#web/lib/new-id.ts'

export type Pin = { readonly side: string; readonly x: number; readonly y: number }

export type Fault = 'failed' | 'tooMany' | 'tooLong' | 'full'

/** What is typed stays in this tab, also when it is not sent. */
function useDraft(token: string) {
  const draftKey = `teamloom-review-draft ${token}`
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '')
  useEffect(() => {
    try {
      sessionStorage.setItem(draftKey, text)
    } catch {
      // Kept as long as the page is.
    }
  }, [draftKey, text])
  return [text, setText] as const
}

/** Sends something, then shows what has become of the page; a fault is told, and what was typed stays. */
function useAttempt(reload: () => Promise<void>) {
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setSending(true)
    setFault(null)
    try {
      await work()
      await reload()
      return true
    } catch (error) {
      setFault(faultOf(error))
      // Closed meanwhile, the page says so.
      if (error instanceof CallError && error.errorKey === 'not_found') await reload()
      return false
    } finally {
      setSending(false)
    }
  }
  return { isSending, fault, attempt }
}

/** A vote needs a name, which is asked for once, at the first word. */
function useVoting(
  token: string,
  { name, setName }: { readonly name: string; readonly setName: (name: string) => void },
  attempt: (work: () => Promise<void>) => Promise<boolean>,
) {
  const [waiting, setWaiting] = useState<{ readonly design: ReviewedDesign; readonly vote: Vote } | null>(
    null,
  )
  const cast = (design: ReviewedDesign, vote: Vote, as: string) =>
    void attempt(() =>
      sendVote(token, {
        designId: design.id,
        name: as,
        key: newId(),
        website: '',
        vote: design.vote === vote ? null : vote,
      }),
    )
  return {
    waiting,
    vote: (design: ReviewedDesign, vote: Vote) =>
      name.trim() === '' ? setWaiting({ design, vote }) : cast(design, vote, name.trim()),
    letGo: () => setWaiting(null),
    nameGiven: (given: string) => {
      setName(given)
      setWaiting(null)
      if (waiting) cast(waiting.design, waiting.vote, given)
    },
  }
}

/** What is being said: on which design, in which words, at which place; and by whom. */
export function useSpeaking(token: string, page: ReviewPage, reload: () => Promise<void>) {
  const [designId, setDesignId] = useState(page.designs[0]?.id ?? '')
  const [text, setText] = useDraft(token)
  const [pin, setPin] = useState<Pin | null>(null)
  const [name, setName] = useState(() => page.visitor ?? readKept().name)
  const [isSent, setSent] = useState(false)
  const key = useRef(newId())
  const { isSending, fault, attempt } = useAttempt(reload)
  const voting = useVoting(token, { name, setName }, attempt)
  return {
    ...voting,
    designId,
    choose: (id: string) => {
      setDesignId(id)
      if (id !== designId) setPin(null)
      setSent(false)
    },
    text,
    setText: (next: string) => {
      setText(next)
      setSent(false)
    },
    pin,
    setPin,
    name,
    setName,
    isSending,
    isSent,
    fault,
    send: async (website: string): Promise<void> => {
      const said = { designId, name: name.trim(), key: key.current, website }
      const isDone = await attempt(() => sendWords(token, { ...said, anchor: pin ?? {}, text: text.trim() }))
      if (!isDone) return
      key.current = newId()
      setText('')
      setPin(null)
      setSent(true)
    },
    change: (commentId: string, words: string) => attempt(() => changeWords(token, commentId, words)),
  }
}

export type Speaking = ReturnType<typeof useSpeaking>

function faultOf(error: unknown): Fault {
  if (!(error instanceof CallError)) return 'failed'
  if (error.errorKey === 'too_many_requests') return 'tooMany'
  if (error.errorKey === 'comments_full') return 'full'
  return ['validation_failed', 'body_too_big'].includes(error.errorKey) ? 'tooLong' : 'failed'
}
