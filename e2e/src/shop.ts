import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { BrowserContext } from 'playwright'
import type { Product } from './server.ts'

type Json = Record<string, unknown>
type Size = { readonly name: string; readonly qty: number }

/** A customer as the API knows them, to prepare what a journey begins with. */
export type Customer = {
  readonly token: string
  readonly email: string
  /** The first project; none of someone who was invited. */
  readonly projectId: string
  readonly call: <Data>(method: string, path: string, body?: unknown, headers?: Json) => Promise<Data>
}

export async function signUp(url: string, profile: Json = {}): Promise<Customer> {
  const email = `maya-${randomUUID()}@example.com`
  const response = await fetch(`${url}/api/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      firstName: 'Maya',
      lastName: 'Tremblay',
      password: 'Correct-horse-1',
      language: 'en',
      teamName: 'Wolves Rowing',
      forWho: 'student',
      projectSize: '50-149',
      ...profile,
    }),
  })
  const { data } = (await response.json()) as { data: { newProject: { id: string } | null } }
  const token = String(response.headers.get('access-token'))
  const call: Customer['call'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        'access-token': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(headers as Record<string, string>),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const json = (await answer.json()) as { data: never; errorKey?: string }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${json.errorKey}`)
    return json.data
  }
  return { token, email, projectId: data.newProject?.id ?? '', call }
}

const userCommand = path.join(import.meta.dirname, '../../apps/api/src/commands/user.ts')

/** `grant <email> designer`, `withhold <email> canAddDesign`: as an operator does while the product runs. */
export function operate(
  { dataDir }: Product,
  { email }: Customer,
  action: 'grant' | 'withhold',
  ...what: readonly string[]
): void {
  const { status, stderr } = spawnSync(process.execPath, [userCommand, action, email, ...what], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

/** The id of the customer's newest team. */
export async function teamOf({ call }: Customer): Promise<string> {
  const [team] = await call<{ id: string }[]>('GET', '/teams/')
  if (!team) throw new Error('no team')
  return team.id
}

/** The token of a team's invitation. */
export function invitationTo({ call }: Customer, teamId: string): Promise<string> {
  return call<string>('GET', `/teams/team/link?teamId=${teamId}`)
}

/** A design in the customer's project. */
export async function makeDesign(
  { call, projectId }: Customer,
  name: string,
  product = { family: 'shirt', product: 'tshirt' },
): Promise<string> {
  const { designId } = await call<{ designId: string }>('PUT', '/generator/design', product)
  await call('POST', '/designs/design', { projectId, designId, name })
  return designId
}

export async function putIntoCart(
  { call }: Customer,
  designId: string,
  quantities: Readonly<Record<string, number>>,
): Promise<string> {
  const sizes = Object.entries(quantities).map(([name, qty]): Size => ({ name, qty }))
  const { id } = await call<{ id: string }>('POST', '/cart/item', { designId, sizes })
  return id
}

export type CartItem = { readonly id: string; readonly design_id: string; readonly sizes: readonly Size[] }

/** What the server has, sizes that are ordered only. */
export async function readCart({ call }: Customer): Promise<Record<string, Record<string, number>>> {
  const { items } = await call<{ items: readonly CartItem[] }>('GET', '/cart/items')
  return Object.fromEntries(
    items.map(item => [
      item.design_id,
      Object.fromEntries(item.sizes.filter(size => size.qty > 0).map(size => [size.name, size.qty])),
    ]),
  )
}

/** The browser is logged in as the customer, in every tab from now on. */
export async function logIn(
  context: BrowserContext,
  { token, email }: Pick<Customer, 'token' | 'email'>,
): Promise<void> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    id: string
    exp: number
  }
  const session = JSON.stringify({ token, userId: claims.id, email, exp: claims.exp })
  await context.addInitScript(kept => {
    if (sessionStorage.getItem('journey-began')) return
    sessionStorage.setItem('journey-began', 'yes')
    localStorage.setItem('teamloom-session', kept)
  }, session)
}

export const canadianAddress = {
  organization: 'Wolves Rowing Club',
  firstName: 'Maya',
  lastName: 'Tremblay',
  address: '1450 Canal Street',
  city: 'Montréal',
  country: 'CA',
  state: 'QC',
  zipcode: 'H3K 1A5',
  phone: '+15145550199',
  email: 'maya@wolvesrowing.ca',
} as const

/** An order request, as the checkout sends it. */
export async function placeRequest(
  { call }: Customer,
  items: readonly { readonly designId: string; readonly sizes: readonly Size[] }[],
  more: Json = {},
): Promise<string> {
  const { id } = await call<{ id: string }>('PUT', '/preorders', {
    shippingAddress: canadianAddress,
    billingAddress: canadianAddress,
    items: items.map(({ designId, sizes }) => ({ design_id: designId, sizes })),
    locale: 'en',
    currency: 'cad',
    promoCode: null,
    ...more,
  })
  return id
}
