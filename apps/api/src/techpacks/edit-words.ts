import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { ok } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { techpackItems, techpacks } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { editTechpack, editTechpackItem } from '#api/techpacks/edit-techpack.ts'

export const setProject = writes(techpackCalls.setProject, async (request, tx, services) =>
  editTechpack(tx, request, ['projectName'], services, async ({ id }) => {
    await tx.update(techpacks).set({ projectName: request.body.projectName }).where(eq(techpacks.id, id))
    return ok(null)
  }),
)

export const setCustomer = writes(techpackCalls.setCustomer, async (request, tx, services) =>
  editTechpack(tx, request, ['customerName'], services, async ({ id }) => {
    await tx.update(techpacks).set({ customerName: request.body.customerName }).where(eq(techpacks.id, id))
    return ok(null)
  }),
)

export const setCustomerNumber = writes(techpackCalls.setCustomerNumber, async (request, tx, services) =>
  editTechpack(tx, request, ['customerNumber'], services, async ({ id }) => {
    const { customerNumber } = request.body
    await tx.update(techpacks).set({ customerNumber }).where(eq(techpacks.id, id))
    return ok(null)
  }),
)

export const setShipDate = writes(techpackCalls.setShipDate, async (request, tx, services) =>
  editTechpack(tx, request, ['wantedShipDate'], services, async ({ id }) => {
    const { wantedShipDate } = request.body
    await tx.update(techpacks).set({ wantedShipDate }).where(eq(techpacks.id, id))
    return ok(null)
  }),
)

/** TP69: each term is a field of its own, of which the last edit counts. */
export const setTerms = writes(techpackCalls.setTerms, async (request, tx, services) => {
  const { terms } = request.body
  const fields = Object.keys(terms).map(key => `term/${key}`)
  return editTechpack(tx, request, fields, services, async ({ id, terms: kept }) => {
    const agreed = Object.entries({ ...kept, ...terms }).filter(([, value]) => value != null)
    await tx
      .update(techpacks)
      .set({ terms: Object.fromEntries(agreed) })
      .where(eq(techpacks.id, id))
    return ok(null)
  })
})

export const setVersion = writes(techpackCalls.setVersion, async (request, tx, services) =>
  editTechpackItem(tx, request, ['version'], services, async ({ id }) => {
    const { techpackItemId: itemId, version } = request.body
    await tx
      .insert(techpackItems)
      .values({ techpackId: id, itemId, version })
      .onConflictDoUpdate({ target: [techpackItems.techpackId, techpackItems.itemId], set: { version } })
    return ok(null)
  }),
)
