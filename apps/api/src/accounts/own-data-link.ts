import { idOfPrivateSecret, privateSecretOf } from '#api/platform/private-links.ts'

const secondsOpen = 86_400

/** OD1: what a mailed link carries; whose it is says the session that it needs besides. */
export function ownDataKey(userId: string, now: Date, secret: string): string {
  const until = Math.floor(now.getTime() / 1000) + secondsOpen
  return `${until}.${privateSecretOf(userId, 'own data', `${secret} ${until}`)}`
}

export function opensOwnData(key: string, userId: string, now: Date, secret: string): boolean {
  const [until = '', proof = ''] = key.split('.')
  return (
    /^\d{1,12}$/.test(until) &&
    Number(until) * 1000 > now.getTime() &&
    idOfPrivateSecret(proof, 'own data', `${secret} ${until}`) === userId
  )
}
