import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadProduct } from '@teamloom/catalog/products/load-product.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { wornColors } from '@teamloom/design/worn-colors.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { designsKey, makeDesign } from '#web/data/designs.ts'
import { call } from '#web/lib/api.ts'
import { closeSession, readSession } from '#web/lib/session.ts'

type Wanted = {
  readonly family: string
  readonly product: string
  /** What public pages say of them in their addresses. */
  readonly colors: Readonly<Record<string, string>>
  readonly language: Locale
}

type Begun = {
  readonly record: DesignRecord
  /** Nobody was logged in: there is a guest now. */
  readonly isNewGuest: boolean
}

/** Makes the design that a public page shows, in the project worked in last; of a new guest where nobody is logged in. Throws `CallError`. */
export async function beginDesign(wanted: Wanted): Promise<Begun> {
  const { family, product, colors, language } = wanted
  const definition = await loadProduct(family, product)
  if (!definition) throw new CallError('unknownProduct', 422)
  const isNewGuest = readSession() === null
  const projectId = isNewGuest ? await beGuest(language) : await projectOfMine(language)
  const name = definition.product.label[language]
  const record = await makeDesign({ family, product, projectId, name })
  const changes = wornColors(createDocument(definition), definition, colors)
  if (changes.length === 0) return { record, isNewGuest }
  const change = { designId: record.designId, action: 'setColors' as const, changes }
  return { record: await call(generatorCalls.change, { body: change }), isNewGuest }
}

async function beGuest(language: Locale): Promise<string> {
  return (await call(userCalls.guest, { body: { language } })).newProject.id
}

/** The project that was worked in last; of a guest that has ended elsewhere, that of a new one. */
async function projectOfMine(language: Locale): Promise<string> {
  const isGuest = readSession()?.isGuest
  try {
    const [designs, projects] = await Promise.all([
      call(designCalls.list, { query: {} }),
      call(projectCalls.list, {}),
    ])
    const project = designs[0]?.project_id ?? projects[0]?.id
    if (project) return project
    throw new CallError('project_not_found', 404)
  } catch (error) {
    if (!isGuest || !(error instanceof CallError && error.status === 401)) throw error
    closeSession()
    return beGuest(language)
  }
}

/** Moves all designs of a project into another, and takes the empty one away; answers the other. */
export function useBringInto() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ from, into }: { readonly from: string; readonly into: string }) => {
      if (from === into) return into
      const designs = await call(designCalls.list, { query: {} })
      for (const { id, project_id } of designs)
        if (project_id === from) await call(designCalls.move, { body: { designId: id, newProjectId: into } })
      // Whoever shows a design of it knows where it is now before the project is gone.
      await client.invalidateQueries({ queryKey: designsKey })
      await call(projectCalls.delete, { params: { id: from } })
      return into
    },
    onSettled: () => client.invalidateQueries(),
  })
}
