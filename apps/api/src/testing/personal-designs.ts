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
  const [nameId, numberId] = [randomUUID(), randomUUID()]
  const slots = [
    [nameId, 'RIVERA', 'upperBack', { kind: 'name', sample: 'RIVERA', mayBeEmpty: false }],
    [numberId, '10', numberAt, { kind: 'number', sample: '10', mayBeEmpty: true }],
  ] as const
  for (const [decorationId, words, positionName, personal] of slots) {
    const recipe = { words, font: 'anton', fill: '#FBFBF9' }
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
    await update(person, designId, { action: 'setDecorationPersonal', decorationId, personal })
  }
  return { designId, nameId, numberId }
}
