import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { useEffect, useRef, useState } from 'react'
import { UploadError, type UploadStep, uploadArtwork } from '#web/data/upload.ts'
import { useStudio } from '#web/features/studio/studio-context.tsx'

export type Upload = {
  readonly fileName: string | null
  readonly step: UploadStep | null
  /** A key of `decoration.errors`. */
  readonly errorKey: string | null
  readonly accept: string
  readonly send: (file: File | undefined) => void
  readonly cancel: () => void
}

/** Sends a file as artwork of a type; `onDone` uses it, and answers an error's key or null. */
export function useUpload(assetType: string, onDone: (artwork: Artwork) => string | null): Upload {
  const { session, teamId } = useStudio()
  const [fileName, setFileName] = useState<string | null>(null)
  const [step, setStep] = useState<UploadStep | null>(null)
  const [errorKey, setErrorKey] = useState<string | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  const extensions = findDecorationType(assetType)?.fileTypes.flatMap(({ extensions: all }) => all) ?? []

  async function send(file: File | undefined): Promise<void> {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    setFileName(file?.name ?? null)
    setErrorKey(null)
    try {
      const artwork = await uploadArtwork(file, {
        teamId,
        assetType,
        extensions,
        onStep: setStep,
        signal: own.signal,
      })
      if (own.signal.aborted) return
      session.learnArtwork(artwork)
      setErrorKey(onDone(artwork))
    } catch (error) {
      if (own.signal.aborted) return
      setErrorKey(error instanceof UploadError ? error.key : 'uploadFailed')
    } finally {
      if (!own.signal.aborted) setStep(null)
    }
  }

  return {
    fileName,
    step,
    errorKey,
    accept: extensions.map(extension => `.${extension}`).join(','),
    send: file => void send(file),
    cancel: () => {
      controller.current?.abort()
      setStep(null)
    },
  }
}
