import type { User } from '@teamloom/contract/user.ts'
import type { Actor } from '#api/access/caller.ts'
import { avatarPictures } from '#api/assets/avatar.ts'

export function presentUser(actor: Actor, origin: string, secret: string): User {
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
    imageUrl: avatarAssetVersionId ? avatarPictures.url(origin, avatarAssetVersionId, secret) : null,
    ...actor.abilities,
  }
}
