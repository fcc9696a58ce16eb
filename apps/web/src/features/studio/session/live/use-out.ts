import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Out } from '#web/data/room-socket.ts'
import { useRoom, useRoomFact } from '#web/features/studio/session/live/use-room.ts'
import { call } from '#web/lib/api.ts'
import { showToast } from '#web/lib/toast.tsx'

/** Whoever loses the design while in it is told why, and led home. */
export function useOut(): void {
  const { t } = useTranslation()
  const room = useRoom()
  const client = useQueryClient()
  const navigate = useNavigate()
  const out = useRoomFact(each => each.getOut())
  const leave = useEffectEvent(async (why: Out) => {
    // Any call finds that the session has ended, and leads to the login screen.
    if (why === 'sessionEnded')
      return void call(generatorCalls.readRecord, { params: { id: room.designId } }).catch(() => undefined)
    showToast({ key: 'live-out', kind: 'warning', message: t(`live.out.${why}`) })
    await navigate({ to: '/home', replace: true })
    for (const list of ['designs', 'projects', 'teams']) void client.invalidateQueries({ queryKey: [list] })
  })
  useEffect(() => {
    if (out) void leave(out)
  }, [out])
}
