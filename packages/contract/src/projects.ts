import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { emptySchema, nameSchema, timeSchema } from './words.ts'

export const projectSchema = z.object({
  id: idSchema,
  name: z.string(),
  team_id: idSchema,
  shareable_token: z.string(),
  /** The specification names it both ways. */
  icon_uuid: z.string().nullable(),
  iconUuid: z.string().nullable(),
  coverPhotoUuid: z.string().nullable(),
  /** The front of its latest design. */
  picture: z.string().nullable(),
  created_at: timeSchema,
})

export type Project = z.output<typeof projectSchema>

export const projectCalls = {
  list: defineCall({
    name: 'projects.list',
    method: 'GET',
    path: '/projects/',
    access: 'session',
    summary: 'The projects of all my teams, newest first',
    data: z.array(projectSchema),
    refusals: [],
  }),
  create: defineCall({
    name: 'projects.create',
    method: 'POST',
    path: '/projects/project',
    access: 'session',
    needs: 'canAddProject',
    changes: { team: 'teamId' },
    summary: 'Make a project in one of my teams',
    body: z.object({ name: nameSchema, teamId: idSchema }),
    data: z.object({ id: idSchema }),
    refusals: ['team_not_found'],
  }),
  rename: defineCall({
    name: 'projects.rename',
    method: 'PUT',
    path: '/projects/project/name',
    access: 'session',
    needs: 'canRenameProject',
    changes: { project: 'id' },
    summary: 'Rename a project of one of my teams',
    body: z.object({ id: idSchema, name: nameSchema }),
    data: emptySchema,
    refusals: ['project_not_found'],
  }),
  delete: defineCall({
    name: 'projects.delete',
    method: 'DELETE',
    path: '/projects/project/:id',
    access: 'session',
    needs: 'canDeleteProject',
    changes: { project: 'id' },
    summary: 'Delete a project with its designs; requests and orders that have them stay',
    params: z.object({ id: idSchema }),
    data: emptySchema,
    refusals: ['project_not_found'],
  }),
  move: defineCall({
    name: 'projects.move',
    method: 'POST',
    path: '/projects/moveproject',
    access: 'session',
    needs: 'canRenameProject',
    changes: { project: 'id', team: 'teamId' },
    summary:
      'Move a project with its designs to another team of mine, which may use their artwork from then on',
    body: z.object({ id: idSchema, teamId: idSchema }),
    data: z.object({ id: idSchema }),
    refusals: ['project_not_found', 'team_not_found', 'teamDoesntHaveAccess'],
  }),
} as const
