import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = Readonly<Record<string, unknown>>

type How = {
  readonly origin?: string
  readonly rpId?: string
  /** Whether its owner was asked. */
  readonly isVerified?: boolean
  /** Signed by another key. */
  readonly isForged?: boolean
  readonly counter?: number
}

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A passkey on P-256, as a browser's authenticator makes and shows it. */
export function softAuthenticator(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const credentialId = randomBytes(32)
  let used = 0

  const clientData = (type: string, { challenge }: Options, origin = site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (flags: number, { rpId = new URL(site).hostname, counter }: How, more = '') => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? used)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, Buffer.from(more, 'hex')])
  }

  return {
    register(options: Options) {
      used += 1
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // COSE: EC2, ES256, P-256 and its two coordinates.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), credentialId, key])
      const data = authenticatorData(0x45, {}, attested.toString('hex'))
      // CBOR of { fmt: 'none', attStmt: {}, authData }.
      const length = Buffer.alloc(2)
      length.writeUInt16BE(data.length)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        length,
        data,
      ])
      const id = base64(credentialId)
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData('webauthn.create', options)),
          attestationObject: base64(attestation),
          transports: ['internal'],
        },
      }
    },
    sign(options: Options, how: How = {}) {
      used += 1
      const client = clientData('webauthn.get', options, how.origin)
      const data = authenticatorData(how.isVerified === false ? 0x01 : 0x05, how)
      const signature = sign(
        'sha256',
        Buffer.concat([data, sha256(client)]),
        how.isForged ? other : privateKey,
      )
      const id = base64(credentialId)
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
        },
      }
    },
  }
}
