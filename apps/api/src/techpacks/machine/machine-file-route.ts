import { machineFileCall } from '@teamloom/contract/techpack-machine.ts'
import type { StitchFormatName } from '@teamloom/embroidery/formats/index.ts'
import { eq } from 'drizzle-orm'
import { machineFiles as table } from '#api/db/tables.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { writeThreadList } from '#api/techpacks/machine/embroidery-files.ts'
import { threadList } from '#api/techpacks/machine/wanted-files.ts'
import { findPrint } from '#api/techpacks/make-prints.ts'
import { releaseLinkEnd } from '#api/techpacks/release-link.ts'

/** MF12: a file at the signed address that its row has. */
export const machineFileHandlers: OpenRawHandlers = ({ database, files, config, now }) => [
  answers(machineFileCall, async ({ params: { fileId } }, request, reply) => {
    const end = releaseLinkEnd(request.url, config.sessionSecret)
    if (end === undefined || end < now().getTime()) return sendRefusal(reply, 'uploadUrlInvalid')
    const [row] = await database.read.select().from(table).where(eq(table.id, fileId))
    const print = row?.state === 'ready' ? await findPrint(row.key, { files }) : undefined
    if (!row || !print?.sewn) return sendRefusal(reply, 'techpack_not_found')
    const bytes =
      row.format === threadList.format
        ? writeThreadList(print.sewn)
        : print.sewn.files[row.format as StitchFormatName]
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${row.name}"`)
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(bytes))
  }),
]
