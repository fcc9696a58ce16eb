import { useEffect, useState } from 'react'

/** The letter for want of which a person's picture cannot be had: `url` is that picture's, once it failed. */
export function useLackingLetter(url: string | undefined): string | undefined {
  const [lacks, setLacks] = useState<{ readonly url: string; readonly letter: string }>()
  useEffect(() => {
    if (url === undefined) return
    const leaving = new AbortController()
    const ask = async () => {
      // oxlint-disable-next-line eslint/no-restricted-globals -- why a picture is refused, which an image does not tell
      const answer = await fetch(url, { signal: leaving.signal })
      if (answer.status !== 422) return
      const { errorKey, facts } = (await answer.json()) as {
        errorKey: string
        facts?: { letter?: string }
      }
      if (errorKey === 'missingLetter') setLacks({ url, letter: facts?.letter ?? '' })
    }
    // Without an answer the sample stays.
    ask().catch(() => undefined)
    return () => leaving.abort()
  }, [url])
  return lacks?.url === url ? lacks?.letter : undefined
}
