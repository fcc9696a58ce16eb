import type { DataOf } from '@teamloom/contract/call.ts'
import type { userCalls } from '@teamloom/contract/user.ts'
import { ok, type Refusal, type Result } from '@teamloom/kit/result.ts'
import type { Actor } from '#api/access/caller.ts'
import type { Guest } from '#api/accounts/find-guest.ts'
import { takeOver } from '#api/accounts/take-over.ts'
import { tellSignIn } from '#api/accounts/tell-sign-in.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'
import { openSession } from '#api/sessions/session-store.ts'
import { acceptInvitation } from '#api/teams/join-team.ts'

type Opening = {
  readonly id: string
  readonly email: string
  readonly inviteToken?: string | undefined
  /** AC72: whose designs come along. */
  readonly guest: Guest | undefined
  /** Whether a second factor was shown. */
  readonly isStrong: boolean
  readonly device: string
  readonly address: string
  readonly now: Date
}

export type Opened = { readonly actor: Actor; readonly data: DataOf<typeof userCalls.login> }

/** The end of every way in: joins the team of an invitation, opens the session, and tells of staff's. Its token is signed once that is kept. */
export async function openAccount(
  tx: Tx,
  { id, email, inviteToken, guest, isStrong, device, address, now }: Opening,
  services: Services,
): Promise<Result<Opened, Refusal<'invalid_or_expired_join_team_token'>>> {
  const joined = inviteToken ? await acceptInvitation(tx, inviteToken, id, now) : undefined
  if (joined && !joined.ok) return joined
  const actor = await openSession(tx, id, now, { device, isStrong })
  await tellSignIn(tx, { actor, device, address, now }, services)
  const takenOver = guest && (await takeOver(tx, guest, id, now))
  const teamId = joined?.value
  return ok({
    actor,
    data: {
      user: { id, email },
      ...(teamId ? { joinedTeam: { id: teamId } } : {}),
      ...(takenOver ? { takenOver } : {}),
    },
  })
}
