import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30

function totpOf(secret: string, issuer: string, label: string): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })
}

/** 160 bits in base 32, as authenticator programs take it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the picture for authenticator programs says. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString()
}

/** RFC 6238: the step that the code is of, now, one before or one after; undefined when it is none. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}
