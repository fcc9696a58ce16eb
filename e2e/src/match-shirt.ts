import { randomUUID } from 'node:crypto'
import { type Customer, makeDesign, teamOf } from './shop.ts'

/** A shirt with a name and a number on its back, each person's own. */
export async function makeMatchShirt(customer: Customer): Promise<string> {
  const designId = await makeDesign(customer, 'Match shirt')
  const team_id = await teamOf(customer)
  for (const [words, positionName, personal] of [
    ['RIVERA', 'upperBack', { kind: 'name', sample: 'RIVERA', mayBeEmpty: false }],
    ['10', 'backNumber', { kind: 'number', sample: '10', mayBeEmpty: true }],
  ] as const) {
    const decorationId = randomUUID()
    const recipe = { words, font: 'anton', fill: '#FBFBF9' }
    const art = await customer.call<{ assetId: string; assetVersionId: string }>('POST', '/assets/text', {
      team_id,
      recipe,
    })
    const change = (body: object) => customer.call('POST', '/generator/design', { designId, ...body })
    const { assetId, assetVersionId } = art
    await change({
      action: 'addDecoration',
      type: 'detailedprint',
      decorationId,
      positionName,
      assetId,
      assetVersionId,
    })
    await change({ action: 'setDecorationPersonal', decorationId, personal })
  }
  return designId
}
