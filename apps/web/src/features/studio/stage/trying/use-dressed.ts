import { useQueryClient } from '@tanstack/react-query'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lettering } from '#web/features/studio/artwork/words/lettering.ts'
import { LatestOnly } from '#web/features/studio/drawing/latest-only.ts'
import { useDesignDrawing, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { triedGarment } from '#web/features/studio/session/tried-garment.ts'
import { dressPerson, type Told } from '#web/features/studio/stage/trying/dress-person.ts'
import type { TriedPerson } from '#web/features/studio/stage/trying/person.ts'
import { call } from '#web/lib/api.ts'

type Dressed = { readonly told: readonly Told[]; readonly hasFailed: boolean }

const nothing: Dressed = { told: [], hasFailed: false }

/** Has the stage show the garment of a person; null: the design as it is. */
export function useDressed(person: TriedPerson | null, people: readonly TriedPerson[]): Dressed {
  const client = useQueryClient()
  const { session, product } = useStudio()
  const drawn = useDesignDrawing()
  const [dressed, setDressed] = useState(nothing)
  const queue = useRef<LatestOnly | null>(null)
  const isWanted = useRef(true)

  const dress = useEffectEvent(async () => {
    if (!person) {
      triedGarment.set(null)
      setDressed(nothing)
      return
    }
    try {
      const made = await dressPerson({
        drawn,
        document: session.getShown(),
        product,
        person,
        people,
        recipeOf: id =>
          client.fetchQuery({
            queryKey: ['text-recipe', id],
            staleTime: Number.POSITIVE_INFINITY,
            queryFn: async () => (await call(textArtCalls.read, { params: { id } })).recipe,
          }),
        letter: lettering(),
      })
      if (!isWanted.current) return
      triedGarment.set({ of: drawn, drawn: made.drawn })
      setDressed({ told: made.told, hasFailed: false })
    } catch {
      if (isWanted.current) setDressed({ told: [], hasFailed: true })
    }
  })
  useEffect(() => {
    queue.current ??= new LatestOnly()
    queue.current.ask(() => dress())
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whom, and on what
  }, [person, people, drawn])
  useEffect(() => {
    isWanted.current = true
    return () => {
      isWanted.current = false
      triedGarment.set(null)
    }
  }, [])
  return dressed
}
