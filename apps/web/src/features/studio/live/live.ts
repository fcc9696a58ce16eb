import type { DesignSession } from '@teamloom/sync/design-session.ts'
import { Avatars } from '#web/features/studio/live/avatars.tsx'
import { Following } from '#web/features/studio/live/following.tsx'
import type { Live } from '#web/features/studio/live/live-context.ts'
import { LiveRoom } from '#web/features/studio/live/live-room.ts'
import { RowMark } from '#web/features/studio/live/row-mark.tsx'
import { SideMark } from '#web/features/studio/live/side-mark.tsx'
import { StageLayer } from '#web/features/studio/live/stage-layer.tsx'
import { loadTexts } from '#web/lib/i18n.ts'

const parts = { Avatars, Following, RowMark, SideMark, StageLayer }

export async function openLive(session: DesignSession, userId: string): Promise<Live> {
  await loadTexts('live')
  return { room: new LiveRoom(session, userId), parts }
}
