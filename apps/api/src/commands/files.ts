import { type Moved, moveFiles } from '#api/commands/move-files.ts'
import { CommandProblem, runCommand, say } from '#api/commands/run-command.ts'
import type { Config } from '#api/config.ts'
import { openDiskFiles } from '#api/platform/files/disk-files.ts'
import { diskFolderOf, openFiles } from '#api/platform/files/open-files.ts'

const usage = 'Say where to: npm run files -- move --to s3, or --to disk, with the S3 settings given.'

/** Between two signs of how far it is. */
const signMs = 5000

/** `npm run files -- move --to s3|disk`: brings all files to the object store of the settings, or from it to the data folder. */
async function files(config: Config, args: readonly string[]): Promise<void> {
  const [what, flag, to] = args
  if (what !== 'move' || flag !== '--to' || (to !== 's3' && to !== 'disk')) throw new CommandProblem(usage)
  if (!config.objectStore) throw new CommandProblem(`No object store is set. ${usage}`)
  const store = openFiles(config)
  const disk = openDiskFiles(diskFolderOf(config))
  try {
    const [source, target] = to === 's3' ? [disk, store.files] : [store.files, disk]
    let toldAt = performance.now()
    const moved = await moveFiles(source, target, each => {
      if (performance.now() - toldAt < signMs) return
      toldAt = performance.now()
      say(lineOf(each))
    })
    say(`${lineOf(moved)}. Done; what was written meanwhile comes with another run.`)
  } finally {
    store.close()
  }
}

function lineOf({ files: count, bytes, already }: Moved): string {
  return `${count} files (${Math.round(bytes / 1_000_000)} MB) brought, ${already} were there`
}

await runCommand(files)
