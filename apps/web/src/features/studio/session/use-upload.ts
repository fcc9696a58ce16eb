import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { useEffect, useId } from 'react'
import type { UploadStep } from '#web/data/upload.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { acceptOf, extensionsOf } from '#web/features/studio/session/upload-type.ts'
import { uploads } from '#web/features/studio/session/uploads.ts'
import { useTellCropped } from '#web/features/studio/session/use-tell-cropped.ts'

export type Upload = {
  readonly fileName: string | null
  readonly step: UploadStep | null
  /** A key of `decoration.errors`. */
  readonly errorKey: string | null
  readonly accept: string
  readonly send: (file: File | undefined) => void
  readonly cancel: () => void
}

/** Sends a file as artwork of a type, for as long as this is shown; `onDone` uses it, and answers an error's key or null. */
export function useUpload(
  type: DecorationType,
  onDone: (artwork: Artwork) => string | null,
  /** The artwork that it becomes a new version of. */
  assetId?: string,
): Upload {
  const { session, teamId } = useStudio()
  const onCropped = useTellCropped()
  const place = useId()
  const sent = uploads.useAt(place)
  useEffect(() => () => uploads.leave(place), [place])
  const extensions = extensionsOf(type)
  return {
    fileName: sent?.name ?? null,
    step: sent?.step ?? null,
    errorKey: sent?.errorKey ?? null,
    accept: acceptOf(extensions),
    // Without a file as with one that is empty.
    send: (file = new File([], '')) =>
      uploads.send([file], {
        teamId,
        place,
        assetId,
        assetType: type.type,
        extensions,
        onCropped,
        onArtwork: artwork => {
          session.learnArtwork(artwork)
          return onDone(artwork)
        },
      }),
    cancel: () => uploads.leave(place),
  }
}
