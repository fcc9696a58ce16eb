import { collectionFiles } from '@teamloom/contract/collection-files.ts'
import type { Words } from '@teamloom/design/slots.ts'
import { useEffect, useState } from 'react'

/** How long nobody types before the garment is drawn anew. */
const idleMs = 150

/** Where a side of a garment is drawn in somebody's words, once they are written; undefined while size or words are open. */
export function usePersonsPicture(
  token: string,
  designId: string,
  size: string,
  words: Words,
): ((side: string) => string) | undefined {
  const written = JSON.stringify(
    Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== '')),
  )
  const [settled, setSettled] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), idleMs)
    return () => clearTimeout(timer)
  }, [written])
  if (settled === '{}' || size === '') return undefined
  return side => {
    const query = new URLSearchParams({ token, designId, size, words: settled, side })
    return `/api/v1${collectionFiles.personPicture.path}?${query}`
  }
}
