import fs from 'node:fs'
import path from 'node:path'

/** Removes the mails of the folder that are to, or name, one of the addresses. */
export async function forgetMails(folder: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0 || !fs.existsSync(folder)) return
  const names = await fs.promises.readdir(folder)
  for (const name of names.filter(each => each.endsWith('.eml'))) {
    const file = path.join(folder, name)
    const words = wordsOf(await fs.promises.readFile(file, 'latin1'))
    if (addresses.some(address => words.includes(address))) await fs.promises.rm(file, { force: true })
  }
}

/** All that a mail says, whichever way its parts are encoded, in small letters: enough to find an address. */
function wordsOf(source: string): string {
  const blocks = source.split(/\r?\n\r?\n/)
  return blocks
    .map((block, index) =>
      /base64/i.test(blocks[index - 1] ?? '')
        ? Buffer.from(block.split('\n--')[0] ?? '', 'base64').toString('utf8')
        : block
            .replaceAll(/=\r?\n/g, '')
            .replaceAll('=40', '@')
            .replaceAll(/=3D/gi, '='),
    )
    .join('\n\n')
    .toLowerCase()
}
