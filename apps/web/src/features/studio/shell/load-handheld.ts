import { useEffect, useState } from 'react'
import type { Handheld } from '#web/features/studio/shell/handheld/handheld.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { tellCodeFailed } from '#web/ui/tell-code-failed.ts'

let opened: Handheld | undefined

/** What frames the studio on a phone, which a desk never asks for. */
export async function loadHandheld(): Promise<Handheld> {
  const { openHandheld } = await loadCode(() => import('#web/features/studio/shell/handheld/handheld.ts'))
  opened = await openHandheld()
  return opened
}

/** Undefined where it is not wanted, and until it is there. */
export function useHandheldParts(isWanted: boolean): Handheld | undefined {
  const [parts, setParts] = useState(opened)
  useEffect(() => {
    if (isWanted && !parts) loadHandheld().then(setParts, tellCodeFailed)
  }, [isWanted, parts])
  return isWanted ? parts : undefined
}
