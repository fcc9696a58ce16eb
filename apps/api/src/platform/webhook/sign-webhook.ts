import { createHmac, randomBytes } from 'node:crypto'

const secretBytes = 32
const prefix = 'whsec_'

export function newWebhookSecret(): string {
  return `${prefix}${randomBytes(secretBytes).toString('base64')}`
}

export type Signed = {
  readonly id: string
  readonly body: string
  /** When this try is made, not when what it tells of happened. */
  readonly at: Date
}

/** The headers of Standard Webhooks (standardwebhooks.com, 1.0.0): a signature by each secret, the one that holds first. */
export function webhookHeaders({ id, body, at }: Signed, secrets: readonly string[]) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
