import type { CommentThread } from '@teamloom/contract/comments.ts'
import { eq } from 'drizzle-orm'
import { designs, projects } from '#api/db/tables.ts'
import { openResting } from '#api/designs/load-design.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { AttachmentUrl } from '#api/review/attachments.ts'
import { loadThread } from '#api/review/load-threads.ts'

/** RV11: a thread as everybody in its design’s room is told it; null where it is gone. */
export async function loadToldThread(
  tx: Reader,
  designId: string,
  threadId: string,
  attachmentUrl: AttachmentUrl,
): Promise<CommentThread | null> {
  const [found] = await tx
    .select({ row: designs, teamId: projects.teamId, projectName: projects.name })
    .from(designs)
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .where(eq(designs.id, designId))
  const row = found && { ...found.row, teamId: found.teamId, projectName: found.projectName }
  const opened = row && openResting(row)
  if (!row || !opened) return null
  const thread = await loadThread(tx, threadId, { row, opened, seesInternal: true }, null, attachmentUrl)
  return thread?.designId === designId ? thread : null
}
