import fs from 'node:fs'
import path from 'node:path'

/** Removes the mails of the folder that are to one of the addresses or answered to it; others that name it stay. */
export async function forgetMails(folder: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0 || !fs.existsSync(folder)) return
  const names = await fs.promises.readdir(folder)
  for (const name of names.filter(each => each.endsWith('.eml'))) {
    const file = path.join(folder, name)
    const ends = endsOf(await fs.promises.readFile(file, 'utf8'))
    if (addresses.some(address => ends.includes(address))) await fs.promises.rm(file, { force: true })
  }
}

/** Whom it is to, and to whom its answer goes; in small letters, as addresses are kept. */
function endsOf(source: string): readonly string[] {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1)
  // A long one stands on a line of its own.
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ')
  return [...lines.matchAll(/^(?:To|Reply-To):(.+)$/gim)].map(([, end = '']) => end.trim().toLowerCase())
}
