import { useQueryClient } from '@tanstack/react-query'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { dressPerson, type PersonsPiece, type ToldOfWords } from '@teamloom/design/dress-person.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { offerArt } from '#web/features/studio/drawing/art-library.ts'
import { LatestOnly } from '#web/features/studio/drawing/latest-only.ts'
import { useDesignDrawing, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { triedGarment } from '#web/features/studio/session/tried-garment.ts'
import { lettererFor } from '#web/features/studio/stage/trying/letterer.ts'
import { call } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'

type Dressed = { readonly told: readonly ToldOfWords[]; readonly hasFailed: boolean }

const nothing: Dressed = { told: [], hasFailed: false }

/** Has the stage show the garment of a person; null: the design as it is. */
export function useDressed(person: PersonsPiece | null, people: readonly PersonsPiece[]): Dressed {
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
    const document = session.getShown()
    try {
      const made = await dressPerson({
        drawn,
        document,
        product,
        person,
        people,
        recipeOf: id =>
          client.fetchQuery({
            queryKey: ['text-recipe', id],
            staleTime: Number.POSITIVE_INFINITY,
            queryFn: async () => (await call(textArtCalls.read, { params: { id } })).recipe,
          }),
        letterer: lettererFor(people),
        newId,
      })
      if (!isWanted.current) return
      for (const { decorationId, assetVersionId } of made.drawn.prints) {
        const art = made.arts.get(assetVersionId)
        const own = art && findDecoration(document, decorationId)?.artwork
        if (own) offerArt({ assetId: own.assetId, assetVersionId }, art)
      }
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
