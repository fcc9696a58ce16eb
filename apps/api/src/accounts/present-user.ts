import { abilities } from '@teamloom/commerce/access/access.ts'
import type { User } from '@teamloom/contract/user.ts'
import type { Actor } from '#api/accounts/actor.ts'

export function presentUser(actor: Actor): User {
  return {
    id: actor.id,
    email: actor.email,
    firstName: actor.firstName,
    lastName: actor.lastName,
    optNewsletter: actor.optNewsletter,
    roles: actor.roles.map(role => ({ role })),
    isAdmin: actor.roles.includes('admin'),
    isDesigner: actor.roles.includes('designer'),
    isUser: actor.roles.includes('user'),
    language: actor.language,
    currency: actor.currency,
    imageUrl: null,
    ...abilities,
  }
}
