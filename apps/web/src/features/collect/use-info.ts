import type { CollectSizeInfo } from '@teamloom/contract/collection-shape.ts'
import { useEffect, useState } from 'react'
import { isUnknown, loadInfo } from '#web/features/collect/server.ts'
import { suggestLocale } from '#web/features/collect/texts.ts'

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'unknown' }
  | { readonly state: 'loaded'; readonly info: CollectSizeInfo }

async function read(token: string): Promise<Loading> {
  try {
    const info = await loadInfo(token)
    suggestLocale(info.project.language)
    return { state: 'loaded', info }
  } catch (error) {
    return isUnknown(error) ? { state: 'unknown' } : { state: 'failed' }
  }
}

/** What the address shows; `reload` asks again while the old stays on the screen. */
export function useInfo(token: string) {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })
  useEffect(() => {
    void read(token).then(setLoading)
  }, [token])
  const reload = async () => {
    const next = await read(token)
    setLoading(next)
    return next.state === 'loaded' ? next.info : undefined
  }
  return { loading, reload }
}
