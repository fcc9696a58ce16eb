import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'
import { useEffect, useRef, useState } from 'react'
import { UploadError, type UploadStep, uploadArtwork } from '#web/data/upload.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
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

/** The type itself when it can be chosen; for a placeholder, or nothing yet, the product's first. */
export function typeForUpload(product: Product, type?: string): DecorationType {
  const choices = product.decorationTypes.filter(({ selectable }) => selectable)
  return must(choices.find(candidate => candidate.type === type) ?? choices[0], 'decoration type')
}

/** Lower case, without the dot. */
export function extensionsOf({ fileTypes }: Pick<DecorationType, 'fileTypes'>): readonly string[] {
  return fileTypes.flatMap(({ extensions }) => extensions)
}

/** What a file chooser offers; a PDF is read as what Illustrator saves. */
export function acceptOf(extensions: readonly string[]): string {
  const names = extensions.includes('ai') ? [...extensions, 'pdf'] : extensions
  return names.map(extension => `.${extension}`).join(',')
}

/** Sends a file as artwork of a type; `onDone` uses it, and answers an error's key or null. */
export function useUpload(
  { type, fileTypes }: DecorationType,
  onDone: (artwork: Artwork) => string | null,
  /** The artwork that it becomes a new version of. */
  assetId?: string,
): Upload {
  const { session, teamId } = useStudio()
  const onCropped = useTellCropped()
  const [fileName, setFileName] = useState<string | null>(null)
  const [step, setStep] = useState<UploadStep | null>(null)
  const [errorKey, setErrorKey] = useState<string | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  const extensions = extensionsOf({ fileTypes })

  async function send(file: File | undefined): Promise<void> {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    setFileName(file?.name ?? null)
    setErrorKey(null)
    try {
      const artwork = await uploadArtwork(file, {
        teamId,
        assetId,
        assetType: type,
        extensions,
        forDesign: { onCropped },
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
    accept: acceptOf(extensions),
    send: file => void send(file),
    cancel: () => {
      controller.current?.abort()
      setStep(null)
    },
  }
}
