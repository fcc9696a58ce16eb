import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { whenOnline } from '#web/lib/wait-for-connection.ts'
import { tellCodeFailed } from '#web/ui/tell-code-failed.ts'

/**
 * A component whose code is not part of the first load: fetched a little later, so that it is there without a
 * connection too, or when it is wanted. Undefined until then; a failure is told when it was wanted.
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailed?: () => void,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>()
  const failed = useEffectEvent(() => onFailed?.())
  useEffect(() => {
    if (loaded) return
    let isAwaited = true
    const keep = async () => {
      // A browser keeps in mind what did not come: it is not asked for where nothing can.
      if (!isWanted) await whenOnline()
      if (!isAwaited) return
      try {
        const component = await load()
        if (isAwaited) setLoaded(() => component)
      } catch {
        if (!isAwaited || !isWanted) return
        tellCodeFailed()
        failed()
      }
    }
    if (isWanted) void keep()
    const idle = isWanted ? undefined : setTimeout(() => void keep(), idleAfter)
    return () => {
      isAwaited = false
      clearTimeout(idle)
    }
  }, [isWanted, loaded, load])
  return loaded
}

/** A component that few ever want, whose code is fetched when it is wanted and never before. */
export function useWanted<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (loaded || !isWanted) return
    let isAwaited = true
    load().then(
      component => isAwaited && setLoaded(() => component),
      () => isAwaited && tellCodeFailed(),
    )
    return () => {
      isAwaited = false
    }
  }, [isWanted, loaded, load])
  return isWanted ? loaded : undefined
}

/** Milliseconds after which the first load is over. */
const idleAfter = 3000
