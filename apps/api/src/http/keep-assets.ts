import fs from 'node:fs/promises'
import path from 'node:path'

const dayMs = 86_400_000

/**
 * Keeps the files of this build beside those of earlier ones, which open tabs still ask for; what no build has had for
 * so many days goes. Their names have a hash of their content, so that a name is one file for ever.
 */
export async function keepAssets(
  webFolder: string,
  keptFolder: string,
  now: Date,
  days: number,
): Promise<void> {
  const [from, to] = [path.join(webFolder, 'assets'), path.join(keptFolder, 'assets')]
  await fs.mkdir(to, { recursive: true })
  const own = await fs.readdir(from).catch(() => [])
  const kept = new Set(await fs.readdir(to))
  for (const name of own) {
    const target = path.join(to, name)
    if (!kept.has(name)) {
      const unfinished = `${target}.${crypto.randomUUID()}.part`
      await fs.copyFile(path.join(from, name), unfinished)
      await fs.rename(unfinished, target)
    }
    await fs.utimes(target, now, now)
  }
  const isOwn = new Set(own)
  for (const name of kept) {
    if (isOwn.has(name)) continue
    const { mtimeMs } = await fs.stat(path.join(to, name))
    if (mtimeMs < now.getTime() - days * dayMs) await fs.rm(path.join(to, name), { force: true })
  }
}
