import fs from 'node:fs'
import path from 'node:path'

/** The name of a mail while it is written; it is renamed once it is whole. */
export const unfinishedName = (name: string): string => `${name}.part`

/** Removes mails that a kill has left half written before this moment: each was begun again and sent since. */
export async function removeUnfinishedMails(folder: string, before: Date): Promise<void> {
  if (!fs.existsSync(folder)) return
  for (const name of await fs.promises.readdir(folder)) {
    if (!name.endsWith(unfinishedName('.eml'))) continue
    const file = path.join(folder, name)
    const found = fs.statSync(file, { throwIfNoEntry: false })
    if (found && found.mtime < before) await fs.promises.rm(file, { force: true })
  }
}
