import { expect, test } from 'vitest'
import { isOpenToGuests, reasonOf, reasonOfCall } from '#web/lib/sign-up-asked.ts'

test.each([
  '/home',
  '/cart',
  '/cart/0f/list',
  '/design/0f',
  '/projects/0f/designs',
  '/projects/0f/newdesign',
  '/team/0f/projects',
])('%s is open to guests', path => expect(isOpenToGuests(path)).toBe(true))

test.each([
  ['/sizesadmin/0f', 'sizes'],
  ['/team/0f/invite', 'teammates'],
  ['/cart/address', 'request'],
  ['/orders', 'account'],
  ['/orders/request/0f', 'account'],
  ['/profile', 'account'],
  ['/teams', 'account'],
  ['/referralprogram', 'account'],
  ['/purchased/orders', 'account'],
  ['/settings/prices', 'account'],
] as const)('%s needs an account: %s', (path, reason) => {
  expect(isOpenToGuests(path)).toBe(false)
  expect(reasonOf(path)).toBe(reason)
})

test.each([
  ['/designs/design/collectable', 'sizes'],
  ['/projects/collection/entry', 'sizes'],
  ['/teams/team/link?teamId=0f', 'teammates'],
  ['/assets/upload_url', 'files'],
  ['/preorders', 'request'],
  ['/orders/again', 'request'],
  ['/designs/design/link', 'mails'],
  ['/user/export', 'account'],
] as const)('%s is refused to guests: %s', (path, reason) => expect(reasonOfCall(path)).toBe(reason))
