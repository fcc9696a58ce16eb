import fs from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { patient } from '#api/testing/patient.ts'
import type { TestApp } from '#api/testing/test-app.ts'

export type ReceivedMail = {
  readonly head: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly filename: string; readonly bytes: Buffer }[]
}

function decode(body: string, head: string): string {
  if (/quoted-printable/i.test(head)) {
    const bytes = body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString('utf8')
  }
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : body
}

function readMail(file: string): ReceivedMail {
  const source = fs.readFileSync(file, 'utf8')
  const head = source.slice(0, source.indexOf('\n\n'))
  // The parts of all of its parts.
  const boundaries = [...source.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => `--${boundary}`)
  const parts = boundaries
    .reduce((pieces, boundary) => pieces.flatMap(piece => piece.split(boundary)), [source])
    .map(part => {
      const at = part.indexOf('\n\n')
      return { head: part.slice(0, at), body: part.slice(at + 2) }
    })
  const partOf = (type: string) => {
    const part = parts.find(each => each.head.includes(`Content-Type: ${type}`))
    return part ? decode(part.body, part.head) : ''
  }
  const attachments = parts.flatMap(part => {
    const filename = /Content-Disposition: attachment;\s+filename=(\S+)/.exec(part.head)?.[1]
    return filename ? [{ filename, bytes: Buffer.from(part.body, 'base64') }] : []
  })
  const words = head
    .replace(/\?=\n\s+=\?/g, '?==?')
    .replace(/\n\s+/g, ' ')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decode(text.replaceAll('_', ' '), 'quoted-printable'),
    )
  return { head: words, text: partOf('text/plain'), html: partOf('text/html'), attachments }
}

/** The mails to an address, once there are so many of them; `about`: words that each has. */
export async function mailsTo(
  { mailFolder }: TestApp,
  address: string,
  about: string,
  count = 1,
): Promise<ReceivedMail[]> {
  const read = () => {
    const files = fs.existsSync(mailFolder) ? fs.readdirSync(mailFolder).toSorted() : []
    return files
      .filter(file => file.endsWith('.eml'))
      .map(file => readMail(path.join(mailFolder, file)))
      .filter(mail => mail.head.includes(`\nTo: ${address}\n`) && `${mail.head}${mail.text}`.includes(about))
  }
  await expect.poll(() => read().length, patient).toBe(count)
  return read()
}
