import type { DesignSession } from '@teamloom/sync/design-session.ts'
import { Avatars } from '#web/features/studio/controls/avatars.tsx'
import { RowMark } from '#web/features/studio/controls/row-mark.tsx'
import { SideMark } from '#web/features/studio/controls/side-mark.tsx'
import type { Live } from '#web/features/studio/session/live/live-context.ts'
import { LiveRoom } from '#web/features/studio/session/live/live-room.ts'
import { Following } from '#web/features/studio/stage/following.tsx'
import { StageLayer } from '#web/features/studio/stage/stage-layer.tsx'
import { loadTexts } from '#web/lib/i18n.ts'

const parts = { Avatars, Following, RowMark, SideMark, StageLayer }

export async function openLive(session: DesignSession, userId: string): Promise<Live> {
  await loadTexts('live')
  return { room: new LiveRoom(session, userId), parts }
}
