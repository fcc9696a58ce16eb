/** What the audit is filtered by. */
export const auditFamilies = ['signIns', 'people', 'settings', 'data', 'doors'] as const
export type AuditFamily = (typeof auditFamilies)[number]

/** AC63: all that is kept of what staff did outside of orders, by what it belongs to. */
export const auditKinds = {
  signed_in: 'signIns',
  signed_in_new_device: 'signIns',
  sign_in_held: 'signIns',
  factor_added: 'signIns',
  factor_removed: 'signIns',
  factors_taken: 'signIns',
  recovery_codes_made: 'signIns',
  recovery_code_used: 'signIns',
  invited: 'people',
  invitation_sent_again: 'people',
  invitation_taken_back: 'people',
  joined: 'people',
  person_changed: 'people',
  sessions_ended: 'people',
  account_deleted: 'people',
  settings_changed: 'settings',
  exported: 'data',
  account_opened: 'data',
  techpack_opened: 'data',
  key_made: 'doors',
  key_ended: 'doors',
  webhook_made: 'doors',
  webhook_changed: 'doors',
  webhook_secret_renewed: 'doors',
  webhook_removed: 'doors',
} as const satisfies Readonly<Record<string, AuditFamily>>
export type AuditKind = keyof typeof auditKinds

export const auditKindNames = Object.keys(auditKinds) as [AuditKind, ...AuditKind[]]

export function kindsOfFamily(family: AuditFamily): readonly AuditKind[] {
  return auditKindNames.filter(kind => auditKinds[kind] === family)
}
