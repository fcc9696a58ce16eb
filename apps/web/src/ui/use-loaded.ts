import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toastError } from '#web/lib/error-toast.ts'

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
      try {
        const component = await load()
        if (isAwaited) setLoaded(() => component)
      } catch (error) {
        if (!isAwaited || !isWanted) return
        toastError(error)
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

/** Milliseconds after which the first load is over. */
const idleAfter = 3000
