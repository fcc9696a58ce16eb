import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import type { Person } from '#api/testing/people.ts'

export type Numbered = { readonly designId: string; readonly nameId: string; readonly numberId: string }

/** A shirt that asks each person for a name on the back, and for a number on the chest if they have one. */
export async function makeNumbered(person: Person): Promise<Numbered> {
  const designId = await makeDesign(person)
  const nameId = await addWords(person, designId, 'RIVERA', 'upperBack')
  const numberId = await addWords(person, designId, '1000', 'centerChest')
  const own = (decorationId: string, personal: object) =>
    update(person, designId, { action: 'setDecorationPersonal', decorationId, personal } as never)
  await own(nameId, { kind: 'name', sample: 'RIVERA' })
  await own(numberId, { kind: 'number', sample: '10', mayBeEmpty: true })
  return { designId, nameId, numberId }
}

async function addWords(
  person: Person,
  designId: string,
  words: string,
  positionName: string,
): Promise<string> {
  const recipe = { words, font: 'anton', fill: '#FBFBF9' }
  const art = await person.call(textArtCalls.write, { body: { team_id: person.teamId, recipe } })
  const decorationId = crypto.randomUUID()
  await update(person, designId, {
    action: 'addDecoration',
    type: 'detailedprint',
    decorationId,
    positionName,
    assetId: art.assetId,
    assetVersionId: art.assetVersionId,
  })
  return decorationId
}
