import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from './server.ts'

/** The text part of the newest mail to this address that begins with this heading, once there is one. */
export async function readMail({ dataDir }: Product, to: string, heading: string): Promise<string> {
  const folder = path.join(dataDir, 'mail')
  for (let tries = 0; tries < 100; tries += 1) {
    const files = fs.existsSync(folder) ? fs.readdirSync(folder).toSorted().toReversed() : []
    for (const file of files.filter(name => name.endsWith('.eml'))) {
      const mail = fs.readFileSync(path.join(folder, file), 'utf8')
      if (!mail.includes(`To: ${to}`)) continue
      const text = textPart(mail)
      if (text.startsWith(heading)) return text
    }
    await wait(100)
  }
  throw new Error(`no mail “${heading}” to ${to}`)
}

function textPart(mail: string): string {
  const lines = mail.replaceAll('\r\n', '\n')
  const head = lines.indexOf('Content-Type: text/plain')
  const start = lines.indexOf('\n\n', head)
  // A signature begins with two dashes too.
  const boundary = [...lines.slice(0, head).matchAll(/boundary="?([^"\n;]+)/g)].at(-1)?.[1] ?? ''
  const bytes = lines
    .slice(start + 2, lines.indexOf(`\n--${boundary}`, start))
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The path of the link that stands alone on its line: the address before it is the operator's to configure. */
export function linkIn(text: string): string {
  const link = /^(https?:\/\/\S+)$/m.exec(text)?.[1]
  if (!link) throw new Error(`no link in: ${text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
