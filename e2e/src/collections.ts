import { type Customer, makeDesign } from './shop.ts'

/** A page where a team picks its sizes. */
export async function openCollection(customer: Customer) {
  const tee = await makeDesign(customer, 'Training tee')
  const beanie = await makeDesign(customer, 'Race beanie', { family: 'beanie', product: 'waffleBeanie' })
  for (const designId of [tee, beanie]) {
    await customer.call('PUT', '/designs/design/collectable', { designId, collectable: true })
  }
  const { project } = await customer.call<{ project: { token: string } }>(
    'GET',
    `/projects/collection/${customer.projectId}`,
  )
  return { tee, beanie, path: `/sizes/${project.token}` }
}
