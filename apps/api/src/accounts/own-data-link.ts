import { idOfPrivateSecret, privateSecretOf } from '#api/platform/private-links.ts'
import type { Secret } from '#api/platform/secret.ts'

const secondsOpen = 86_400

export const ownDataFolder = 'exports'

/** In seconds: as long as the file is kept, and its link opens it. */
export function ownDataUntil(now: Date): number {
  return Math.floor(now.getTime() / 1000) + secondsOpen
}

export function ownDataFile(userId: string, until: number): string {
  return `${ownDataFolder}/${userId}.${until}.zip`
}

/** Whether a file of the folder is the account's, by its name. */
export function isOwnDataOf(name: string, userId: string): boolean {
  return name.startsWith(`${userId}.`)
}

/** Whether the day of a file of the folder has passed, by its name. */
export function isOwnDataOver(name: string, now: Date): boolean {
  const until = Number(name.split('.')[1])
  return !(until * 1000 > now.getTime())
}

/** OD1: what a mailed link carries; whose it is says the session that it needs besides. */
export function ownDataKey(userId: string, until: number, secret: Secret): string {
  return `${until}.${privateSecretOf(userId, 'own data', boundTo(secret, until))}`
}

/** Until when the key opens the data of the person, in seconds; undefined when it does not. */
export function readOwnDataKey(key: string, userId: string, now: Date, secret: Secret): number | undefined {
  const [until = '', proof = ''] = key.split('.')
  const opens =
    /^\d{1,12}$/.test(until) &&
    Number(until) * 1000 > now.getTime() &&
    idOfPrivateSecret(proof, 'own data', boundTo(secret, until)) === userId
  return opens ? Number(until) : undefined
}

/** What signs for that end alone. */
function boundTo({ signs, opens }: Secret, until: number | string): Secret {
  return { signs: `${signs} ${until}`, opens: opens.map(each => `${each} ${until}`) }
}
