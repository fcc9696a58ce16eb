import { lineFiles } from '@teamloom/contract/line-files.ts'
import { eq } from 'drizzle-orm'
import { sendLinePicture, widthOf } from '#api/cart/send-line-picture.ts'
import { designs, preorderItems, preorders } from '#api/db/tables.ts'
import { openResting } from '#api/designs/load-design.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'

/**
 * AC16: pictures of lines of a list that was ordered, for those to whom its request is open: its customer, and staff.
 */
export const orderedLinePictures: OpenRawHandlers = dependencies => [
  answers(lineFiles.orderedPicture, async ({ params, query: { side, w } }, request, reply) => {
    const { caller } = request
    if (caller.kind !== 'person') return sendRefusal(reply, 'not_found')
    const [found] = await dependencies.database.read
      .select({ lines: preorderItems.lines, ownerId: preorders.userId, row: designs })
      .from(preorderItems)
      .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
      .innerJoin(designs, eq(designs.id, preorderItems.designId))
      .where(eq(preorderItems.id, params.id))
    if (!found || (found.ownerId !== caller.id && !caller.isStaff)) return sendRefusal(reply, 'not_found')
    const opened = openResting(found.row)
    if (!opened) return sendRefusal(reply, 'InvalidPartsToBuild')
    const asked = {
      opened,
      lines: found.lines,
      lineId: params.lineId,
      side,
      width: widthOf(w),
      callerId: caller.id,
    }
    return sendLinePicture(dependencies, asked, request, reply)
  }),
]
