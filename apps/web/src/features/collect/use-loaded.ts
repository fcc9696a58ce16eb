import { useEffect, useState } from 'react'

/**
 * The address of a picture once it is there, until then of the one before; none where none is wanted, or it cannot be
 * had: nothing that is not so is shown.
 */
export function useLoaded(url: string | undefined): string | undefined {
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    if (url === undefined) return
    const image = new Image()
    image.addEventListener('load', () => setLoaded(url))
    image.addEventListener('error', () => setLoaded(undefined))
    image.src = url
    return () => {
      image.removeAttribute('src')
    }
  }, [url])
  return url === undefined ? undefined : loaded
}
