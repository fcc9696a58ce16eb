import type { CollectSizeInfo, OwnAnswer } from '@teamloom/contract/collection-shape.ts'
import { useEffect, useState } from 'react'
import { isUnknown, loadAnswer, loadInfo } from '#web/features/collect/server.ts'
import { suggestLocale } from '#web/features/collect/texts.ts'

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'unknown' }
  | { readonly state: 'loaded'; readonly answer: OwnAnswer; readonly info: CollectSizeInfo }

/** By its secret alone: the page's address may have been replaced since it was mailed. */
async function read(secret: string): Promise<Loading> {
  try {
    const answer = await loadAnswer(secret)
    const info = await loadInfo(answer.token)
    suggestLocale(info.project.language)
    return { state: 'loaded', answer, info }
  } catch (error) {
    return { state: isUnknown(error) ? 'unknown' : 'failed' }
  }
}

/** One's own answer and the page that it was given on; `reload` asks again while the old stays on the screen. */
export function useAnswer(secret: string) {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })
  useEffect(() => {
    void read(secret).then(setLoading)
  }, [secret])
  const reload = async () => {
    const next = await read(secret)
    setLoading(next)
    return next.state === 'loaded' ? next : undefined
  }
  return { loading, reload }
}
