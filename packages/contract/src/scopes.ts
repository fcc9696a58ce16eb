/** What a key of another program may be given, each by itself. */
export const scopes = [
  'catalogue:read',
  'orders:read',
  'orders:edit',
  'techpacks:read',
  'collection:read',
  'collection:edit',
  'webhooks:edit',
] as const
export type Scope = (typeof scopes)[number]

/** AC69: which calls each opens, by their names. */
const opened: Readonly<Record<Scope, readonly string[]>> = {
  'catalogue:read': ['generator.products', 'generator.productDefinition', 'generator.decorationOptions'],
  'orders:read': [
    'desk.list',
    'desk.csv',
    'desk.read',
    'orders.listAll',
    'orders.read',
    'orders.invoice',
    'orders.receipt',
    'payments.ledgerOfOrder',
    'payments.ledgerOfRequest',
    'accounting.export',
  ],
  'orders:edit': [
    'desk.setStatus',
    'desk.setSizes',
    'desk.setLines',
    'desk.addItem',
    'desk.removeItem',
    'desk.setShipping',
    'desk.setBilling',
    'desk.setInvoiceNumber',
    'desk.setProjectNumber',
    'desk.addNote',
    'desk.addShipment',
  ],
  'techpacks:read': [
    'techpacks.ofPreorder',
    'techpacks.ofOrder',
    'techpacks.generate',
    'techpacks.drawings',
    'techpacks.releases',
    'techpacks.release',
    'techpacks.compare',
  ],
  'collection:read': ['projects.collection', 'projects.answersFile', 'projects.packingFile'],
  'collection:edit': [
    'projects.addEntry',
    'projects.changeEntry',
    'projects.removeEntry',
    'projects.addToRoster',
    'projects.removeFromRoster',
    'projects.changeCollection',
  ],
  'webhooks:edit': [
    'webhooks.list',
    'webhooks.make',
    'webhooks.change',
    'webhooks.renewSecret',
    'webhooks.remove',
    'webhooks.deliveries',
    'webhooks.sendAgain',
  ],
}

const scopeByCall = new Map(scopes.flatMap(scope => opened[scope].map(name => [name, scope] as const)))

/** The one that a call needs; undefined of a call that no key opens. */
export function scopeOf(callName: string): Scope | undefined {
  return scopeByCall.get(callName)
}

/** For the test that all of them are calls. */
export const scopedCalls: readonly string[] = [...scopeByCall.keys()]
