import { projectCalls } from '@teamloom/contract/projects.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { lockProject } from '#api/access/open-projects.ts'
import { projects } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'

export const renameProject = writes(projectCalls.rename, async ({ actor, body }, tx) => {
  const project = await lockProject(tx, body.id, actor.id)
  if (!project) return refuse('project_not_found')
  await tx.update(projects).set({ name: body.name }).where(eq(projects.id, project.id))
  return ok({})
})
