import { useNavigate, useRouter } from '@tanstack/react-router'
import type { DataOf } from '@teamloom/contract/call.ts'
import type { userCalls } from '@teamloom/contract/user.ts'

/** What a login told: the team that was joined by an invitation, and what came along of a guest. */
export type LoggedIn = Pick<DataOf<typeof userCalls.login>, 'joinedTeam' | 'takenOver'>
export type TakenOver = NonNullable<LoggedIn['takenOver']>

/** What a guest had of a project is in another one now; designs keep their addresses. */
function addressIn(projectId: string, address: string): string {
  return address.replace(/^\/(projects|sizesadmin)\/[^/?#]+/, `/$1/${projectId}`)
}

/**
 * Leads on, once logged in: to the team that was joined, to where one came from, to where a guest's designs went, or
 * home.
 */
export function useEnter(from: string | undefined) {
  const router = useRouter()
  const navigate = useNavigate()
  return (joinedTeamId: string | undefined, guestProjectId?: string) => {
    if (joinedTeamId)
      return navigate({ to: '/team/$teamId/projects', params: { teamId: joinedTeamId }, replace: true })
    if (from) return router.history.replace(guestProjectId ? addressIn(guestProjectId, from) : from)
    if (!guestProjectId) return navigate({ to: '/home', replace: true })
    const params = { projectId: guestProjectId }
    return navigate({ to: '/projects/$projectId/designs', params, replace: true })
  }
}
