import type { Proof } from '@teamloom/contract/proofs.ts'
import { useState } from 'react'
import { type AnswerDraft, noDraft } from '#web/features/orders/proof/proof-item.ts'

type Kept = Readonly<Record<string, AnswerDraft>>

/** What is typed of each design of a proof: kept on this tab until it is sent, over a reload too. */
export function useDrafts({ preorderId, proofNumber }: Pick<Proof, 'preorderId' | 'proofNumber'>) {
  const key = `teamloom-proof ${preorderId} ${proofNumber}`
  const [drafts, setDrafts] = useState<Kept>(() => readKept(key))
  return {
    of: (designId: string) => drafts[designId] ?? noDraft,
    set: (designId: string, draft: AnswerDraft) =>
      setDrafts(before => {
        const next = { ...before, [designId]: draft }
        sessionStorage.setItem(key, JSON.stringify(next))
        return next
      }),
  }
}

function readKept(key: string): Kept {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept | null) ?? {}
  } catch {
    return {}
  }
}
