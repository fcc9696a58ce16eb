import { analyticsCalls } from '@teamloom/contract/analytics.ts'
import type { Sent } from '@teamloom/contract/call.ts'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'

type BrowserEvent = Sent<typeof analyticsCalls.report>['body']['name']

/** Tells the server what only the browser sees, once each time a screen is opened; nobody waits for it. */
export function useReport(name: BrowserEvent): void {
  const [id] = useState(newId)
  useEffect(() => {
    void call(analyticsCalls.report, { body: { id, name } }).catch(() => undefined)
  }, [id, name])
}
