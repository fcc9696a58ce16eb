import { expect, test } from 'vitest'
import { eventsThatStay, orderEventNames } from './index.ts'

test('of an erased account’s order what was bought and the money stay told, not who, nor what was written (OD5)', () => {
  expect(orderEventNames.filter(name => !eventsThatStay.includes(name))).toEqual([
    'lines_updated',
    'shipment_added',
    'shipping_updated',
    'billing_updated',
    'in_charge_updated',
    'note_added',
    'proof_sent',
    'proof_approved',
    'change_requested',
    'approval_voided',
  ])
})
