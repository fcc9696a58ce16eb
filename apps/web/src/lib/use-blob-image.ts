import { useCallback } from 'react'

/** The `ref` of an image that shows these bytes for as long as it stands. */
export function useBlobImage(blob: Blob | undefined) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !blob) return
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
}
