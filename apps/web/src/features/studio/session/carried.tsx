import { VisuallyHidden } from '@mantine/core'
import type { Side } from '@teamloom/bakes/side.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { inHand } from '#web/features/studio/drawing/in-hand.ts'

/** A decoration in the hand: what the stage and the panel show before it is let go. */
export type Carried = {
  readonly decorationId: string
  readonly by: 'middle' | 'corner'
  readonly from: { readonly positionName: string; readonly side: Side }
  /** Where else it could go, as it was taken up. */
  readonly free: readonly LocationDefinition[]
  /** The place that it would go to now; null when none is near. */
  readonly to: string | null
}

type Hands = {
  readonly carry: (carried: Carried | null) => void
  /** Tells those who do not see it what a gesture or a key did. */
  readonly say: (words: string) => void
}

const CarriedContext = createContext<Carried | null>(null)
const HandsContext = createContext<Hands | null>(null)

export function useCarried(): Carried | null {
  return useContext(CarriedContext)
}

export function useHands(): Hands {
  return must(useContext(HandsContext), 'studio')
}

/** Apart from the studio's own state: what moves with the pointer draws nothing else again. */
export function CarriedProvider({ children }: { readonly children: ReactNode }) {
  const [carried, carry] = useState<Carried | null>(null)
  const [words, say] = useState('')
  const hands = useMemo<Hands>(
    () => ({
      carry: next => {
        inHand.set(next !== null)
        carry(next)
      },
      say,
    }),
    [],
  )
  useEffect(() => () => inHand.set(false), [])
  return (
    <HandsContext value={hands}>
      <CarriedContext value={carried}>{children}</CarriedContext>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </HandsContext>
  )
}
