import type { HistoryEntry } from '@teamloom/contract/history.ts'

/** What the history can be narrowed to. */
export const historyKinds = ['designs', 'money', 'status', 'proofs', 'notes', 'details'] as const
export type HistoryKind = (typeof historyKinds)[number]

export const kindOfEvent = {
  created: 'status',
  item_added: 'designs',
  item_removed: 'designs',
  size_updated: 'designs',
  item_price_updated: 'money',
  purchased_design_updated: 'designs',
  status_updated: 'status',
  shipment_added: 'status',
  invoice_updated: 'details',
  discount_updated: 'money',
  discount_removed: 'money',
  charge_updated: 'money',
  charge_removed: 'money',
  tax_exemption_updated: 'money',
  currency_updated: 'money',
  shipping_updated: 'details',
  billing_updated: 'details',
  project_number_updated: 'details',
  in_charge_updated: 'details',
  note_added: 'notes',
  proof_sent: 'proofs',
  proof_approved: 'proofs',
  change_requested: 'proofs',
  approval_voided: 'proofs',
  order_created: 'status',
  invoice_issued: 'money',
  deposit_updated: 'money',
  payment_recorded: 'money',
  refund_settled: 'money',
  techpack_created: 'details',
  credit_stays: 'money',
} as const satisfies Record<HistoryEntry['event']['name'], HistoryKind>
