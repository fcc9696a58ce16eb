import fs from 'node:fs/promises'
import path from 'node:path'

const dayMs = 86_400_000

/**
 * Keeps the files of this build beside those of earlier ones, which open tabs still ask for; what no build has had for
 * so many days goes. Their names have a hash of their content, so that a name is one file for ever. Several processes
 * may do it at once.
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
      // A copy is open to whom its source is.
      await fs.chmod(unfinished, 0o600)
      await fs.rename(unfinished, target)
    }
    await fs.utimes(target, now, now)
  }
  const isOwn = new Set(own)
  const before = now.getTime() - days * dayMs
  for (const name of kept) if (!isOwn.has(name)) await removeOlder(path.join(to, name), before)
}

async function removeOlder(file: string, before: number): Promise<void> {
  // What another process has just finished, or removed, is not there any more.
  const found = await fs.stat(file).catch(() => null)
  if (found && found.mtimeMs < before) await fs.rm(file, { force: true })
}
