import { randomUUID } from 'node:crypto'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import type { Person } from '#api/testing/people.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'
import type { TestApp } from '#api/testing/test-app.ts'

/** A collection of its own, with what `make` makes in its project. */
async function collectionOf<Made>(
  owner: Person,
  make: (owner: Person) => Promise<Made>,
  ids: (made: Made) => readonly string[],
) {
  const { id: projectId } = await owner.call(projectCalls.create, {
    body: { name: 'Season kit', teamId: owner.teamId },
  })
  const made = await make({ ...owner, projectId })
  for (const designId of ids(made))
    await owner.call(designCalls.setCollectable, { body: { designId, collectable: true } })
  const { project } = await owner.call(collectionCalls.read, { params: { projectId } })
  return { ...made, projectId, token: project.token }
}

/** A collection of its own, with a t-shirt and a hoodie. */
export function openCollection(owner: Person) {
  return collectionOf(owner, makeTwo, ({ tee, hoodie }) => [tee, hoodie])
}

/** A collection of its own, of a design with a name and a number. */
export function openPersonalCollection(owner: Person) {
  return collectionOf(owner, makePersonalDesign, ({ designId }) => [designId])
}

async function makeTwo(mine: Person) {
  const tee = await makeDesign(mine, { name: 'Training tee' })
  const hoodie = await makeDesign(mine, {
    name: 'Tour hoodie',
    product: { family: 'hoodie', product: 'hoodie' },
  })
  return { tee, hoodie }
}

export const someone = () => ({
  firstName: 'Noah',
  lastName: 'Bélanger',
  email: `noah-${randomUUID()}@example.com`,
})

export type Selection = { id: string; size: string; quantity: number }[]

export const send = (details: ReturnType<typeof someone>, selection: Selection, more: object = {}) => ({
  body: { details, selection, ...more },
})

/** `L 2, M 1` */
export async function answersTo(owner: Person, projectId: string): Promise<string> {
  const { answers } = await owner.call(collectionCalls.read, { params: { projectId } })
  return answers
    .map(each => `${each.size} ${each.quantity}`)
    .toSorted()
    .join(', ')
}

/** The secret of the private link that is mailed to that address. */
export async function privateSecret(app: TestApp, email: string, count = 1): Promise<string> {
  const mails = await mailsTo(app, email, 'Change my sizes', count)
  const line = mails
    .at(-1)
    ?.text.split('\n')
    .find(each => each.startsWith('https://studio.example/sizes/'))
  return /^https:\/\/studio\.example\/sizes\/[\w-]+\/change\/([\w-]+)$/.exec(line ?? '')?.[1] ?? ''
}
