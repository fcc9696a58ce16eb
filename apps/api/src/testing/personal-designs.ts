import { randomUUID } from 'node:crypto'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { type Maker, makeDesign, update } from '#api/testing/designs.ts'
import type { Person } from '#api/testing/people.ts'

export type PersonalDesign = { readonly designId: string; readonly nameId: string; readonly numberId: string }

/** A design in the person's project, with a name on its back and below it, or elsewhere, a number, which may be left out. */
export async function makePersonalDesign(
  person: Maker & Pick<Person, 'teamId'>,
  name = 'Match shirt',
  numberAt = 'backNumber',
): Promise<PersonalDesign> {
  const designId = await makeDesign(person, { name })
  const nameId = await addSlot(person, designId, 'name', 'upperBack')
  const numberId = await addSlot(person, designId, 'number', numberAt)
  return { designId, nameId, numberId }
}

/** Words of each person's own on a design; a name must not be empty. */
export async function addSlot(
  person: Maker & Pick<Person, 'teamId'>,
  designId: string,
  kind: 'name' | 'number',
  positionName: string,
): Promise<string> {
  const decorationId = randomUUID()
  const sample = kind === 'name' ? 'RIVERA' : '10'
  const recipe = { words: sample, font: 'anton', fill: '#FBFBF9' }
  const art = await person.call(textArtCalls.write, { body: { team_id: person.teamId, recipe } })
  const { assetId, assetVersionId } = art
  await update(person, designId, {
    action: 'addDecoration',
    type: 'detailedprint',
    decorationId,
    positionName,
    assetId,
    assetVersionId,
  })
  const personal = { kind, sample, mayBeEmpty: kind === 'number' }
  await update(person, designId, { action: 'setDecorationPersonal', decorationId, personal })
  return decorationId
}
