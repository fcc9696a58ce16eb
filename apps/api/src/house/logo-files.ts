import { createHash } from 'node:crypto'
import type { Logo, LogoSide } from '@teamloom/commerce/house/logo.ts'
import { brandFiles } from '@teamloom/contract/brand-files.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'

const types = { svg: 'image/svg+xml', png: 'image/png' } as const

/** ST27: where a logo is, by what it shows; null: there is none. */
export function logoUrl(origin: string, side: LogoSide, logo: Logo): string | null {
  if (!logo) return null
  const version = createHash('sha256').update(logo.data).digest('hex').slice(0, 16)
  return `${origin}/api/v1${brandFiles.logo.path.replace(':side', side)}?v=${version}`
}

/** ST27: the house's logos, for pages and mails; a drawing can do nothing where it is opened by itself. */
export const logoFiles: OpenRawHandlers = ({ database, house, now }) => [
  answers(brandFiles.logo, async ({ params }, _, reply) => {
    const logo = (await house.at(database.read, now())).valueOf('logo', params.side)
    if (!logo) return sendRefusal(reply, 'not_found')
    return reply
      .type(types[logo.kind])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(Buffer.from(logo.data, 'base64'))
  }),
]
