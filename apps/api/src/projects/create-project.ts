import { randomBytes, randomUUID } from 'node:crypto'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { holdTeam } from '#api/access/open-teams.ts'
import { projects } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** A token for the address that a project's sizes are collected at: nobody guesses it. */
export function newShareableToken(): string {
  return randomBytes(18).toString('base64url')
}

export async function createProject(
  tx: Tx,
  project: { readonly name: string; readonly teamId: string },
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const shareableToken = newShareableToken()
  await tx.insert(projects).values({ ...project, id, shareableToken, createdAt: now })
  return id
}

export const createTeamProject = writes(
  projectCalls.create,
  async ({ actor, body, now }, tx, { analytics }) => {
    if (!(await holdTeam(tx, body.teamId, actor.id))) return refuse('team_not_found')
    const id = await createProject(tx, body, now)
    await analytics.tell(tx, 'Project Created', actor, now, { projectId: id, teamId: body.teamId })
    return ok({ id })
  },
)
