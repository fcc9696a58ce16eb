import { machineFileCall } from '@teamloom/contract/techpack-machine.ts'
import { eq } from 'drizzle-orm'
import { machineFiles as table } from '#api/db/tables.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { machineKinds } from '#api/techpacks/machine/machine-kinds.ts'
import { releaseLinkEnd } from '#api/techpacks/release-link.ts'

/** MF12: a file at the signed address that its row has. */
export const machineFileHandlers: OpenRawHandlers = ({ database, files, config, now }) => [
  answers(machineFileCall, async ({ params: { fileId } }, request, reply) => {
    const end = releaseLinkEnd(request.url, config.sessionSecret)
    if (end === undefined || end < now().getTime()) return sendRefusal(reply, 'uploadUrlInvalid')
    const [row] = await database.read.select().from(table).where(eq(table.id, fileId))
    const bytes = row?.state === 'ready' ? await machineKinds[row.kind].read(row, { files }) : undefined
    if (!row || bytes === undefined) return sendRefusal(reply, 'techpack_not_found')
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${row.name}"`)
      .header('x-content-type-options', 'nosniff')
      .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : bytes)
  }),
]
