// Writes .br and .gz beside every text file of the built web app, so that serving it costs nothing.
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

async function compress(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) await compress(file)
    else if (/\.(js|css|html|svg|json|webmanifest)$/.test(entry.name)) {
      const bytes = fs.readFileSync(file)
      if (bytes.length < 1024) continue
      fs.writeFileSync(`${file}.br`, await brotli(bytes))
      fs.writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }))
    }
  }
}

await compress(process.argv[2])
