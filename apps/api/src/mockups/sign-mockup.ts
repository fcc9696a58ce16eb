import { mockupCalls, mockupFiles } from '@teamloom/contract/mockups.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { fileNamePart } from '@teamloom/techpack/file-names.ts'
import { signLink } from '#api/assets/signed-links.ts'
import { findDesign, openResting } from '#api/designs/load-design.ts'
import { untitled } from '#api/designs/untitled.ts'
import { reads } from '#api/http/handler.ts'
import { packAsked } from '#api/mockups/asked-mockup.ts'

/** MU1: an address says all that is asked, so nothing is kept of it; the design is as it is now, whatever becomes of it. */
export const signMockup = reads(mockupCalls.sign, async ({ actor, body, now, origin }, tx, { config }) => {
  const row = await findDesign(tx, body.designId, actor)
  if (!row) return refuse('designIdDoesntExist')
  const opened = openResting(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  if (!body.sides.every(side => opened.product.sides.includes(side))) return refuse('not_found')
  const asked = packAsked({ ...body, revision: row.revision, currency: actor.currency })
  const filename = `${fileNamePart(row.name ?? untitled[body.language])}.${body.format}`
  const path = mockupFiles.mockup.path.replace(':asked', asked).replace(':file', encodeURIComponent(filename))
  return ok({ url: origin + signLink(`/api/v1${path}`, now, config.sessionSecret), filename })
})
