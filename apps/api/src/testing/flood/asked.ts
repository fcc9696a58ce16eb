import type { Call } from '@teamloom/contract/call.ts'
import { calls, rawCalls } from '@teamloom/contract/index.ts'
import type { RawCall } from '@teamloom/contract/raw-call.ts'
import { largest } from '@teamloom/contract/testing/largest.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { FullHouse } from '#api/testing/flood/full-house.ts'
import { knownOfOffice } from '#api/testing/flood/known-of-office.ts'
import { montreal } from '#api/testing/orders.ts'
import { goodPassword } from '#api/testing/people.ts'

/** What is asked so many times at once. */
export type Asked = {
  readonly name: string
  readonly method: string
  readonly isPublic: boolean
  readonly pathOf: (number: number) => string
  readonly bodyOf: ((number: number) => string) | undefined
}

/** After these little of the house is left, or of who floods it. */
const last = [
  'projects.eraseCollection',
  'designs.delete',
  'projects.delete',
  'teams.removeTeammate',
  'teams.delete',
  'user.changePassword',
  'user.logout',
  'user.deleteMe',
  'user.restore',
]

/** Its signed address holds for a quarter of an hour. */
const mockup = 'generator.mockupFile'

/** Each call of the contract in its largest form, and the pages beside it. */
export function everythingAsked(house: FullHouse): readonly Asked[] {
  const inOrder = [...calls, ...rawCalls].toSorted((a, b) => rankOf(a.name) - rankOf(b.name))
  const page = (name: string, path: string): Asked => ({
    name,
    method: 'GET',
    isPublic: true,
    pathOf: () => path,
    bodyOf: undefined,
  })
  return [
    page('/', '/'),
    page('/sizes/:token', `/sizes/${house.pageToken}`),
    page('/api/openapi.json', '/api/openapi.json'),
    page('/api/docs', '/api/docs'),
    ...inOrder.map(call => askedOf(call, house)),
  ]
}

const rankOf = (name: string): number => (name === mockup ? -2 : last.indexOf(name))

/** A list is saved whatever else is in the cart: of sixty with its revision one would be saved. */
const leftOut = ['revision']

/** Either a password or a code; and words are sent by themselves more often than with a picture. */
const leftOutOf: Readonly<Record<string, readonly string[]>> = {
  'factors.remove': ['code'],
  'comments.add': ['attachment'],
  'comments.answer': ['attachment'],
  'factors.makeRecoveryCodes': ['code'],
}

/** An answer is to a revision. */
const isOfRevision = (name: string) => name === 'approval.answer'

function askedOf(call: Call | RawCall, house: FullHouse): Asked {
  const { name, method, path, params, query, body } = call
  const isLeftOut = (field: string) =>
    (leftOut.includes(field) && !isOfRevision(name)) || leftOutOf[name]?.includes(field)
  return {
    name,
    method,
    isPublic: call.access === 'public',
    pathOf: number => {
      if (name === mockup) return house.office.mockup
      const known = knownTo(call, house, number)
      const given = (params ? largest(params, known) : {}) as Record<string, unknown>
      const asked = (query ? largest(query, known) : {}) as Record<string, unknown>
      const words = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))
      const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(given[key])))
      return `/api/v1${filled}${words.size > 0 ? `?${words}` : ''}`
    },
    bodyOf:
      body &&
      (number =>
        JSON.stringify(largest(body, knownTo(call, house, number)), (field, value: unknown) =>
          isLeftOut(field) ? undefined : value,
        )),
  }
}

/** What is known of a cart's list, whose lines have ids of their own. */
const listKnown = ({ itemId, wordsOf, pasted }: FullHouse['list']) => ({
  id: (index: number) => (index > 0 ? `line-${index}` : itemId),
  lineId: () => 'line-1',
  words: wordsOf,
  text: () => pasted,
})

/** Things that are there, by the names that fields have; `number`: of the sixty. */
function knownTo({ name, path }: Call | RawCall, house: FullHouse, number: number) {
  const isToCart = name === 'cart.fromCollection'
  const known = isToCart ? house.toCart.designs : house.designs
  const design = (index: number) => must(known[(number + index) % known.length], 'design')
  const roster = (index: number) => must(house.roster[index % house.roster.length], 'person')
  const pixels = /^(assets|generate)\./.test(name)
  const thing = (): unknown => {
    if (name.startsWith('teams.')) return house.teams[0]
    if (/^projects\.(rename|delete|move)$/.test(name)) return house.projects[0]
    if (name === 'projects.remind') return undefined
    if (path.startsWith('/projects/collection')) return roster(number)
    if (path.startsWith('/cart')) return house.cartItems[number % house.cartItems.length]
    if (path.startsWith('/assets')) return house.assetId
    if (path.startsWith('/techpacks/techpack')) return house.techpackId
    if (/^\/(designs|generator|pricing|purchaseddesigns)/.test(path)) return design(0)
    return undefined
  }
  const values: Readonly<Record<string, (index: number) => unknown>> = {
    id: index =>
      name === 'projects.remind'
        ? roster(index)
        : name === 'cart.setSizes'
          ? house.cartItems[index % house.cartItems.length]
          : thing(),
    designId: design,
    design_id: design,
    // There and back again.
    teamId: () => house.teams[name === 'projects.move' ? number % 2 : 0],
    team_id: () => house.teams[0],
    projectId: () => (isToCart ? house.toCart.projectId : house.projects[0]),
    newProjectId: () => house.projects[(number + 1) % 2],
    preorderId: () => house.preorderId,
    orderId: () => house.orderId,
    techpackId: () => house.techpackId,
    techpackItemId: () => house.techpackItemId,
    assetId: () => house.assetId,
    asset_id: () => house.assetId,
    assetVersionId: () => house.assetVersionId,
    newAssetVersionId: () => house.assetVersionId,
    asset_version_id: () => house.assetVersionId,
    versionId: () => house.versionId,
    revision: () => (name === 'versions.read' ? 1 : undefined),
    teammateId: () => house.userId,
    userId: () => house.userId,
    token: () => (path.startsWith('/teams') ? house.joinToken : house.pageToken),
    email: index => (name === 'user.login' ? house.email : `somebody-${number}-${index}@example.com`),
    password: () => goodPassword,
    currentPassword: () => goodPassword,
    newPassword: () => goodPassword,
    inviteToken: () => house.joinToken,
    family: () => 'hoodie',
    product: () => (name === 'cart.add' ? undefined : 'hoodie'),
    decorationType: () => 'detailedprint',
    decoration_type: () => 'detailedprint',
    asset_type: () => 'detailedprint',
    type: () => (path.startsWith('/assets') ? 'detailedprint' : undefined),
    filename: () => 'crest.svg',
    file: () => (name === 'orders.invoice' ? `${house.orderId}.pdf` : undefined),
    limit: () => 100,
    itemsPerPage: () => 100,
    search: () => 'e',
    words: () => wordsFor(name),
    size: () => (pixels ? 2048 : 'M'),
    sizes: () => [
      { name: 'M', qty: 30 },
      { name: 'L', qty: 30 },
    ],
    shippingAddress: () => montreal,
    billingAddress: () => montreal,
    website: () => '',
    month: () => '2026-10',
    ...(path.startsWith('/cart/item/:id/lines') ? listKnown(house.list) : {}),
    ...knownOfOffice(name, house.office, number),
  }
  return (field: string, index: number) => values[field]?.(index)
}

/** What is searched for, or what nobody has written on a picture. */
function wordsFor(call: string): string | undefined {
  if (call === 'projects.personPicture') return '{}'
  return call.startsWith('payments') ? 'order 1' : undefined
}
