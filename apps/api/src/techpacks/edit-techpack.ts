import type { Refusal, Result } from '@teamloom/kit/result.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { techpacks } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'
import {
  checkUnchanged,
  findTechpack,
  isItemOf,
  lockTechpack,
  type TechpackRow,
} from '#api/techpacks/find-techpack.ts'
import { loadTechpack, type Viewing } from '#api/techpacks/load-techpack.ts'

type Edited = Viewing & {
  readonly actor: { readonly id: string }
  readonly body: {
    readonly techpackId: string
    readonly revision?: number | undefined
    readonly techpackItemId?: string
    readonly techpackItemArtworkId?: string
  }
}

type EditRefusal = Refusal<'techpack_not_found' | 'conflict'>

type EditedItem = Edited & { readonly body: { readonly techpackItemId: string } }

/** Changes fields of an item, and answers the techpack with that item beside it. */
export async function editTechpackItem<Code extends string>(
  tx: Tx,
  request: EditedItem,
  fields: readonly string[],
  services: Services,
  change: (techpack: TechpackRow) => Promise<Result<unknown, Refusal<Code>>>,
) {
  const edited = await editTechpack(tx, request, fields, services, change)
  if (!edited.ok) return edited
  const techpackitem = edited.value.techpackitems.find(({ id }) => id === request.body.techpackItemId)
  return techpackitem ? ok({ ...edited.value, techpackitem }) : refuse('techpack_not_found')
}

/** Changes fields of a techpack, and answers all of it as it is then. */
export async function editTechpack<Code extends string>(
  tx: Tx,
  request: Edited,
  fields: readonly string[],
  services: Services,
  change: (techpack: TechpackRow) => Promise<Result<unknown, Refusal<Code>>>,
): Promise<Result<Awaited<ReturnType<typeof loadTechpack>>, EditRefusal | Refusal<Code>>> {
  const { body, actor } = request
  const techpack = await lockTechpack(tx, body.techpackId)
  if (!techpack) return refuse('techpack_not_found')
  const itemId = body.techpackItemId
  if (itemId !== undefined && !(await isItemOf(tx, techpack, itemId))) return refuse('techpack_not_found')
  const keys = fields.map(field => [itemId, body.techpackItemArtworkId, field].filter(Boolean).join('/'))
  for (const key of keys) {
    const unchanged = checkUnchanged(techpack, key, body.revision, actor.id)
    if (!unchanged.ok) return unchanged
  }
  const changed = await change(techpack)
  if (!changed.ok) return changed
  const revision = techpack.revision + 1
  const touched = {
    ...techpack.touched,
    ...Object.fromEntries(keys.map(key => [key, { revision, userId: actor.id }])),
  }
  await tx.update(techpacks).set({ revision, touched }).where(eq(techpacks.id, techpack.id))
  const saved = await findTechpack(tx, eq(techpacks.id, techpack.id))
  return saved ? ok(await loadTechpack(tx, saved, request, services)) : refuse('techpack_not_found')
}
