import fs from 'node:fs'
import path from 'node:path'
import { fonts } from '@teamloom/artwork/fonts.ts'
import { assetFiles } from '@teamloom/contract/asset-files.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { fontFolder } from '#api/platform/artwork/lettering/font-folder.ts'

/** The fonts of words, for whoever shows them before they are drawn. */
export const fontFiles: OpenRawHandlers = () => [
  answers(
    assetFiles.font,
    async ({ params }, _, reply) => {
      const font = fonts.find(({ id }) => `${id}.woff2` === params.file)
      if (!font) return sendRefusal(reply, 'not_found')
      return reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(await fs.promises.readFile(path.join(fontFolder, `${font.id}.woff2`)))
    },
    { door: 'open' },
  ),
]
