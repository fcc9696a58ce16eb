import { useEffect, useState } from 'react'

type Loaded = {
  /** The picture's address once it is there, until then the one before. */
  readonly url: string | undefined
  /** The address that cannot be had. */
  readonly failed: string | undefined
}

const none: Loaded = { url: undefined, failed: undefined }

/** A picture that comes; nothing where none is wanted, or it cannot be had: nothing that is not so is shown. */
export function useLoaded(url: string | undefined): Loaded {
  const [loaded, setLoaded] = useState(none)
  useEffect(() => {
    if (url === undefined) return
    const image = new Image()
    image.addEventListener('load', () => setLoaded({ url, failed: undefined }))
    image.addEventListener('error', () => setLoaded({ url: undefined, failed: url }))
    image.src = url
    return () => {
      image.removeAttribute('src')
    }
  }, [url])
  return url === undefined ? none : loaded
}
