import { lineFiles } from '@teamloom/contract/line-files.ts'
import { findList } from '#api/cart/find-list.ts'
import { sendLinePicture, widthOf } from '#api/cart/send-line-picture.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'

/** Pictures of lines in one's own cart. */
export const linePictures: OpenRawHandlers = dependencies => [
  answers(lineFiles.picture, async ({ params, query: { side, w } }, request, reply) => {
    const { caller } = request
    if (caller.kind !== 'person') return sendRefusal(reply, 'not_found')
    const found = await findList(dependencies.database.read, caller.id, params.id)
    if (!found.ok) return sendRefusal(reply, found.refusal.code)
    const { row, opened } = found.value
    const asked = {
      opened,
      lines: row.lines,
      lineId: params.lineId,
      side,
      width: widthOf(w),
      callerId: caller.id,
    }
    return sendLinePicture(dependencies, asked, request, reply)
  }),
]
