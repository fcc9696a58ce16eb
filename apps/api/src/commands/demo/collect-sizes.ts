import type { createClient } from '@teamloom/contract/client.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'

type Call = ReturnType<typeof createClient>

const day = 86_400_000

/** Who helps at the regatta; the size of those who have answered, and whether they want a beanie. */
const crew: readonly (readonly [firstName: string, lastName: string, size?: string, beanies?: number])[] = [
  ['Amélie', 'Bouchard', 'S', 1],
  ['Noah', 'Singh', 'L', 1],
  ['Chloé', 'Gagné', 'M'],
  ['Liam', "O'Connor", 'XL', 2],
  ['Sofia', 'Marchetti', 'S', 1],
  ['Étienne', 'Roy', 'M', 1],
  ['Grace', 'Whitfield', 'M'],
  ['Mathis', 'Lévesque', 'L', 1],
  ['Aisha', 'Rahman', 'XS', 1],
  ['Félix', 'Pelletier', 'L'],
  ['Hannah', 'Kim', 'S', 1],
  ['Thomas', 'Desrosiers', '2XL', 1],
  ['Zoé', 'Côté', 'M', 1],
  ['Oliver', 'Nguyen', 'M'],
  ['Camille', 'Fortin', 'S', 1],
  ['Ethan', 'Brown', 'XL'],
  ['Jade', 'Morin', 'M', 1],
  ['Samuel', 'Okafor'],
  ['Léa', 'Girard'],
  ['Benjamin', 'Katz'],
  ['Rosalie', 'Tessier'],
  ['Lucas', 'Ferreira'],
]

/** The hat's size of who wears a tee in that size. */
function hatSizeOf(size: string): string {
  if (size.endsWith('S')) return 'S-M'
  return size === 'M' ? 'M-L' : 'L-XL'
}

/** A collection in full swing: three weeks until it closes, most have answered, some are missing. */
export async function collectSizes(
  call: Call,
  projectId: string,
  { tee, beanie }: { readonly tee: string; readonly beanie: string },
): Promise<void> {
  for (const designId of [tee, beanie])
    await call(designCalls.setCollectable, { body: { designId, collectable: true } })
  await call(collectionCalls.change, {
    body: {
      projectId,
      closesAt: `${new Date(Date.now() + 21 * day).toISOString().slice(0, 10)}T23:59:00-05:00`,
      message:
        'The tee fits like your usual one. We hand everything out at the boathouse on regatta morning.',
      showAnswered: true,
    },
  })
  const people = crew.map(([firstName, lastName], index) => ({
    firstName,
    lastName,
    email: `crew-${index + 1}@borealis.example`,
  }))
  await call(collectionCalls.addToRoster, { body: { projectId, people } })
  for (const [index, [, , size, quantity]] of crew.entries()) {
    const details = people[index]
    if (size === undefined || !details) continue
    const hat = quantity === undefined ? [] : [{ id: beanie, size: hatSizeOf(size), quantity }]
    const selection = [{ id: tee, size, quantity: 1 }, ...hat]
    await call(collectionCalls.collectSize, { body: { details, selection } })
  }
}
