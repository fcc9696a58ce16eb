import { rightsOf } from '@teamloom/commerce/access/desk-rights.ts'
import { staffAbilitiesOf } from '@teamloom/commerce/access/staff-abilities.ts'
import type { User } from '@teamloom/contract/user.ts'
import type { Actor } from '#api/access/caller.ts'
import { avatarPictures } from '#api/assets/avatar.ts'
import type { Config } from '#api/config.ts'

export function presentUser(
  actor: Actor,
  origin: string,
  { sessionSecret, designersMay }: Pick<Config, 'sessionSecret' | 'designersMay'>,
): User {
  const { avatarAssetVersionId } = actor
  return {
    id: actor.id,
    email: actor.email,
    emailVerified: actor.emailVerified,
    firstName: actor.firstName,
    lastName: actor.lastName,
    optNewsletter: actor.optNewsletter,
    roles: actor.roles.map(role => ({ role })),
    isAdmin: actor.roles.includes('admin'),
    isDesigner: actor.roles.includes('designer'),
    isUser: actor.roles.includes('user'),
    language: actor.language,
    currency: actor.currency,
    imageUrl: avatarAssetVersionId ? avatarPictures.url(origin, avatarAssetVersionId, sessionSecret) : null,
    rights: [...rightsOf(actor, designersMay)],
    staffAbilities: [...staffAbilitiesOf(actor)],
    needsSecondFactor: actor.isHeldBack === true,
    isGuest: actor.isGuest,
    ...actor.abilities,
  }
}
