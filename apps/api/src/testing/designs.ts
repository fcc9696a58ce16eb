import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { Person } from '#api/testing/people.ts'

export const tshirt = { family: 'shirt', product: 'tshirt' } as const

export const red = '1022'
export const navy = '1010'

/** Who makes designs, in a project. */
export type Maker = Pick<Person, 'call' | 'projectId'>

/** A design in the person's project. */
export async function makeDesign(
  person: Maker,
  about: { readonly name?: string; readonly product?: { family: string; product: string } } = {},
): Promise<string> {
  const { designId } = await person.call(generatorCalls.create, { body: about.product ?? tshirt })
  await person.call(designCalls.register, {
    body: { projectId: person.projectId, designId, name: about.name ?? null },
  })
  return designId
}

export function paint(color: string, elementName = 'body'): DesignChange {
  return { action: 'setColor', partName: 'body', elementName, layerName: elementName, color }
}

export function update(
  person: Pick<Person, 'call'>,
  designId: string,
  change: DesignChange,
  more: object = {},
) {
  return person.call(generatorCalls.update, { body: { designId, ...change, ...more } })
}

/** Body and sleeves. */
export const paintAll = (color: string, ofSleeves = color) => ({
  action: 'setColors' as const,
  changes: [
    { partName: 'body', elementName: 'body', layerName: 'body', color },
    { partName: 'sleeves', elementName: 'sleeves', layerName: 'sleeves', color: ofSleeves },
  ],
})

/** Why the update is refused, whatever it says. */
export const refusedUpdate = (person: Person, designId: string, change: object) =>
  person.refused(generatorCalls.update, { body: { designId, ...change } as never })
